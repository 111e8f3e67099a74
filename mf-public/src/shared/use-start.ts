import { isMember } from '@zielona-fala/contracts/portal';
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
  const member = isMember(useSession().status);
  return { isMember: member, path: href(member ? 'dashboard-home' : 'register') };
}
