import { requestPasswordReset } from '@zielona-fala/contracts/api/passwords/request-password-reset';
import { type PortalApi, requestTo } from '@zielona-fala/contracts/portal';
import { failureOrThrow } from '@zielona-fala/web-kit';
import { usePortal } from '@zielona-fala/web-kit/session';
import { momentOfTooSoon, resendMoment } from '../../shared/resend/wait.ts';

const requestResetLink = (api: PortalApi, email: string) =>
  api.request(requestTo(requestPasswordReset, { body: { email } }));

export interface SentLink {
  readonly email: string;
  /** `earlier`: a link was asked for less than ten minutes ago, so none was sent now. */
  readonly when: 'now' | 'earlier';
  /** When a link can be asked for again, in milliseconds since the epoch. */
  readonly againFrom: number;
}

/** Asks for a reset link. A request that comes too soon is no failure: a link is on its way. */
export function useAskForLink(): (email: string) => Promise<SentLink> {
  const { api } = usePortal();
  return async (email) => {
    try {
      await requestResetLink(api, email);
      return { email, when: 'now', againFrom: resendMoment(Date.now()) };
    } catch (error) {
      const againFrom = momentOfTooSoon(failureOrThrow(error), Date.now());
      if (againFrom === null) throw error;
      return { email, when: 'earlier', againFrom };
    }
  };
}
