import { ACCOUNT_SCREENS, DASHBOARD_SCREENS, type Locale, PUBLIC_SCREENS } from '@zielona-fala/contracts';
import type { SessionState } from '@zielona-fala/contracts/portal';
import type { Audience } from '../navigation/place.ts';
import { redirectTarget } from '../navigation/redirect-target.ts';

export type GateDecision =
  | { readonly kind: 'show' }
  /** Not known yet who is there. */
  | { readonly kind: 'wait' }
  /** Somebody is signed in, but the server cannot be asked. */
  | { readonly kind: 'unreachable' }
  | { readonly kind: 'go'; readonly to: string };

export interface GateQuestion {
  readonly audience: Audience;
  readonly session: SessionState;
  readonly locale: Locale;
  /** Path with search, to come back to. */
  readonly path: string;
  readonly search: string;
  readonly origin: string;
}

const SHOW: GateDecision = { kind: 'show' };
const WAIT: GateDecision = { kind: 'wait' };
const UNREACHABLE: GateDecision = { kind: 'unreachable' };
const go = (to: string): GateDecision => ({ kind: 'go', to });

function forGuests({ session, search, origin }: GateQuestion): GateDecision {
  if (session.status === 'anonymous') return SHOW;
  if (session.status !== 'signed-in') return session.status === 'restoring' ? WAIT : UNREACHABLE;
  return go(redirectTarget(search, origin) ?? DASHBOARD_SCREENS['dashboard-home']);
}

/** The guards (source.md §2, §6): who may see a page, and where the others go. */
export function decide(question: GateQuestion): GateDecision {
  const { audience, session, locale, path } = question;
  if (audience === 'everybody') return SHOW;
  if (audience === 'guests') return forGuests(question);
  if (session.status === 'restoring') return WAIT;
  if (session.status === 'unreachable') return UNREACHABLE;
  if (session.status === 'anonymous') {
    return go(`${PUBLIC_SCREENS.login[locale]}?redirectTo=${encodeURIComponent(path)}`);
  }
  if (!session.user) return WAIT;
  const isActivateInfo = path.startsWith(ACCOUNT_SCREENS['account-activate-info']);
  if (audience === 'active' && !session.user.isActive) return go(ACCOUNT_SCREENS['account-activate-info']);
  if (isActivateInfo && session.user.isActive) return go(DASHBOARD_SCREENS['dashboard-home']);
  return SHOW;
}
