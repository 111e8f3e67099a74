import type { RemoteName, RouteObject } from '@zielona-fala/contracts/portal';
import { useLocation, useRoutes } from '@zielona-fala/web-kit/router';
import { PageSkeleton } from '@zielona-fala/web-kit/ui';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { BrokenPage } from '../pages/BrokenPage.tsx';
import { NotFoundPage } from '../pages/NotFoundPage.tsx';
import { PageBoundary, type PageFault } from './PageBoundary.tsx';
import type { RemoteHost } from './remote-host.ts';
import { UnavailableRemote } from './UnavailableRemote.tsx';
import { UncaughtErrors } from './UncaughtErrors.tsx';

export interface RemotePagesProps {
  readonly host: RemoteHost;
  readonly name: RemoteName;
  /** The page at this path according to the routes. */
  readonly page: string;
}

/** The routes contain this page, the loaded code does not: it may have been added by a newer build of the remote. */
function LackingPage({ host, name, page }: RemotePagesProps) {
  const [isRenewed, setRenewed] = useState(false);
  useEffect(() => {
    void host.renew(name, page).then(() => setRenewed(true));
  }, [host, name, page]);
  return isRenewed ? <NotFoundPage /> : <PageSkeleton />;
}

interface PagesProps extends RemotePagesProps {
  readonly routes: RouteObject[];
}

function Pages({ routes, ...remote }: PagesProps) {
  const { pathname } = useLocation();
  return useRoutes(routes) ?? <LackingPage key={pathname} {...remote} />;
}

/** The pages of one remote: on their way, there, or unavailable. */
export function RemotePages({ host, name, page }: RemotePagesProps) {
  const { pathname, search } = useLocation();
  const getState = () => host.getState(name);
  const state = useSyncExternalStore(host.subscribe, getState, getState);
  useEffect(() => void host.load(name), [host, name]);
  if (state.status === 'loading') return <PageSkeleton />;
  if (state.status === 'unavailable') return <UnavailableRemote name={name} retry={() => host.load(name)} />;

  const insteadOf = ({ error, kind, failures, retry }: PageFault) => {
    if (kind === 'broken') return <BrokenPage error={error} retry={retry} />;
    const loadAnew = async () => {
      await host.renew(name);
      retry();
    };
    return <UnavailableRemote name={name} retry={loadAnew} failures={failures} />;
  };
  return (
    <PageBoundary
      key={state.generation}
      address={pathname + search}
      onError={(error) => host.report(name, error)}
      fallback={insteadOf}
    >
      <UncaughtErrors>
        <Pages host={host} name={name} page={page} routes={state.routes} />
      </UncaughtErrors>
    </PageBoundary>
  );
}
