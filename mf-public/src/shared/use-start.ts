import { useHref, useSession } from '@zielona-fala/web-kit/session';

export interface Start {
  /** Somebody is signed in here, or will be as soon as the server has answered. */
  readonly isMember: boolean;
  /** Where the primary action leads. */
  readonly path: string;
}

/** A learner goes on to the dashboard, everybody else to the registration. */
export function useStart(): Start {
  const href = useHref();
  const isMember = useSession().status !== 'anonymous';
  return { isMember, path: href(isMember ? 'dashboard-home' : 'register') };
}
