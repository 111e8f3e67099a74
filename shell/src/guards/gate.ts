import type { Locale } from '@zielona-fala/contracts';
import {
  LINKS,
  type LinkName,
  type PageRoute,
  type RemoteName,
  type SessionState,
} from '@zielona-fala/contracts/portal';
import { redirectTarget } from '../navigation/redirect-target.ts';
import type { NamedPage, RouteMap } from '../navigation/route-map.ts';

export type GateDecision =
  | { readonly kind: 'show' }
  /** The session is being restored. */
  | { readonly kind: 'wait' }
  /** Somebody is signed in, but the server is unavailable, and this browser has not kept who. */
  | { readonly kind: 'unreachable' }
  | { readonly kind: 'go'; readonly to: string }
  /** Redirects to a page of a remote whose routes have never been fetched. */
  | { readonly kind: 'unknown'; readonly remote: RemoteName };

export interface GateQuestion {
  readonly destination: Pick<NamedPage, 'name'> & {
    readonly page: Pick<NamedPage['page'], 'audience' | 'fillsWindow'>;
  };
  readonly session: SessionState;
  readonly locale: Locale;
  /** Path with search, to come back to. */
  readonly path: string;
  readonly search: string;
  readonly origin: string;
  readonly map: Pick<RouteMap, 'href'>;
}

const SHOW: GateDecision = { kind: 'show' };
const WAIT: GateDecision = { kind: 'wait' };
const UNREACHABLE: GateDecision = { kind: 'unreachable' };

function goTo(page: LinkName, { map, locale }: GateQuestion, search = ''): GateDecision {
  const path = map.href(page, locale);
  return path === null ? { kind: 'unknown', remote: LINKS[page] } : { kind: 'go', to: path + search };
}

const backTo = (path: string): string => `?redirectTo=${encodeURIComponent(path)}`;

/** To where they wanted to be before they were asked who they are. */
function onwards(question: GateQuestion): GateDecision {
  const target = redirectTarget(question.search, question.origin);
  return target === null ? goTo('dashboard-home', question) : { kind: 'go', to: target };
}

const isUnknown = ({ status, user }: SessionState): boolean => status === 'unreachable' && user === null;

function forGuests(question: GateQuestion): GateDecision {
  const { session } = question;
  if (session.status === 'anonymous' || session.status === 'restoring') return SHOW;
  if (isUnknown(session)) return UNREACHABLE;
  return onwards(question);
}

/** Whether everybody waits before a page until it is known who they are. */
export const waitsForSession = ({ audience }: Pick<PageRoute, 'audience'>): boolean =>
  audience === 'signed-in' || audience === 'active';

/** The guards (requirement 6.1): who may see a page, and where other visitors are redirected. */
export function decide(question: GateQuestion): GateDecision {
  const { destination, session, path } = question;
  const { audience } = destination.page;
  if (audience === 'public') return SHOW;
  if (audience === 'guest-only') return forGuests(question);
  if (session.status === 'restoring') return WAIT;
  if (isUnknown(session)) return UNREACHABLE;
  // a test goes on with the server alone
  if (session.status === 'unreachable' && destination.page.fillsWindow) return UNREACHABLE;
  if (session.status === 'anonymous') {
    return goTo('login', question, backTo(path));
  }
  if (!session.user) return WAIT;
  if (audience === 'active' && !session.user.isActive) {
    const isHome = path === question.map.href('dashboard-home', question.locale);
    return goTo('account-activate-info', question, isHome ? '' : backTo(path));
  }
  if (destination.name === 'account-activate-info' && session.user.isActive) return onwards(question);
  return SHOW;
}
