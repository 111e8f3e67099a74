import { useLocation } from '@zielona-fala/web-kit/router';
import { useLocale, useSession } from '@zielona-fala/web-kit/session';
import type { Destination, RouteMap } from '../navigation/route-map.ts';
import { endOfWay } from '../navigation/way.ts';
import { decide, type GateDecision } from './gate.ts';

/** Whether the current visitor may see the page at the path. */
export function useGate(destination: Destination, map: RouteMap): GateDecision {
  const session = useSession();
  const locale = useLocale();
  const { pathname, search } = useLocation();
  const path = pathname + search;
  const wanted = endOfWay(path);
  const found = wanted && map.href(wanted, destination.locale ?? locale);
  if (found) return { kind: 'go', to: found };
  if (destination.kind === 'unknown') return { kind: 'unknown', remote: destination.remote };
  if (destination.kind === 'missing') return { kind: 'show' };
  return decide({
    destination,
    session,
    locale,
    path,
    search,
    map,
    // not available on the server, which renders without a session
    get origin() {
      return location.origin;
    },
  });
}
