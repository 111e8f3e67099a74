import { useHref, useSession } from '@zielona-fala/web-kit/session';

export interface Start {
  /** Somebody is signed in here. Until that is known the page is as everybody gets it. */
  readonly isMember: boolean;
  /** Where the primary action leads. */
  readonly path: string;
}

/** A learner goes on to the dashboard, everybody else to the registration. */
export function useStart(): Start {
  const href = useHref();
  const { status } = useSession();
  const isMember = status === 'signed-in' || status === 'unreachable';
  return { isMember, path: href(isMember ? 'dashboard-home' : 'register') };
}
