import type { RouteObject } from '@zielona-fala/contracts/portal';
import { createContext, type ReactElement, useContext, useMemo } from 'react';
import { matchRoute, useRouter } from 'wouter';
import { useLocation } from './location.ts';

type Params = Readonly<Record<string, string | undefined>>;

const ParamsContext = createContext<Params>({});

const isOpen = (step: string): boolean => step.startsWith(':') || step === '*';
const openSteps = (path: string): number => path.split('/').filter(isOpen).length;

function decode(step: string): string {
  try {
    return decodeURIComponent(step);
  } catch {
    // not a valid encoding: used literally
    return step;
  }
}

const decoded = (params: Params): Params =>
  Object.fromEntries(Object.entries(params).map(([name, step = '']) => [name, decode(step)]));

/** The element of the route that fits the address, the one with the fewest open steps first; null when none does. */
export function useRoutes(routes: readonly RouteObject[]): ReactElement | null {
  const { parser } = useRouter();
  const { pathname } = useLocation();
  const found = useMemo(() => {
    const definiteFirst = routes.toSorted((one, other) => openSteps(one.path) - openSteps(other.path));
    for (const { path, element } of definiteFirst) {
      const [fits, params] = matchRoute(parser, path, pathname);
      if (fits) return { element, params: decoded(params) };
    }
    return null;
  }, [routes, parser, pathname]);
  return found && <ParamsContext value={found.params}>{found.element}</ParamsContext>;
}

/** Decoded values of the route's `:steps`, by name. */
export function useParams(): Params {
  return useContext(ParamsContext);
}
