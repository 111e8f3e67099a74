import { DASHBOARD_SCREENS } from '@zielona-fala/contracts';
import { useSession } from '@zielona-fala/web-kit/session';
import { useScreenPath } from './use-screen-path.ts';

export interface Start {
  /** Somebody is signed in here, or will be as soon as the server has answered. */
  readonly isMember: boolean;
  /** Where the primary action leads. */
  readonly path: string;
}

/** A learner goes on to the dashboard, everybody else to the registration. */
export function useStart(): Start {
  const screenPath = useScreenPath();
  const isMember = useSession().status !== 'anonymous';
  return { isMember, path: isMember ? DASHBOARD_SCREENS['dashboard-home'] : screenPath('register') };
}
