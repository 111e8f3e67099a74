import { useLocation } from '@zielona-fala/web-kit/router';
import { useLocale, useSession } from '@zielona-fala/web-kit/session';
import type { Audience } from '../navigation/place.ts';
import { decide, type GateDecision } from './gate.ts';

/** Whether whoever is there may see a page for this audience. */
export function useGate(audience: Audience): GateDecision {
  const session = useSession();
  const locale = useLocale();
  const { pathname, search } = useLocation();
  return decide({ audience, session, locale, path: pathname + search, search, origin: location.origin });
}
