import { confirmEmail } from '@zielona-fala/contracts/api/emails/confirm-email';
import { type PortalApi, requestTo } from '@zielona-fala/contracts/portal';
import { usePortal } from '@zielona-fala/web-kit/session';
import { useCallback } from 'react';
import { FormattedMessage } from 'react-intl';
import { NotAsked } from '../../../shared/page/NotAsked.tsx';
import { Working } from '../../../shared/page/Working.tsx';
import { useAttemptAtOnce } from '../../../shared/use-attempt.ts';
import { EmailConfirmed } from './EmailConfirmed.tsx';
import { SpentEmailLink } from './SpentEmailLink.tsx';

export interface ConfirmEmailProps {
  readonly token: string;
}

/** What a link to confirm a new address opens. */
export function ConfirmEmail({ token }: ConfirmEmailProps) {
  const { isDone, failure, run } = useAttemptAtOnce(useConfirm(token));
  if (isDone) return <EmailConfirmed />;
  if (!failure) return <Confirming />;
  if (failure.type === 'validation') {
    return <SpentEmailLink isTaken={failure.errors.some(({ code }) => code === 'taken')} />;
  }
  return (
    <NotAsked failure={failure} onRetry={run}>
      <FormattedMessage
        id="auth.confirm-email.retry"
        defaultMessage="Potwierdź jeszcze raz"
        description="Button: tries to confirm the new address again after a failure"
      />
    </NotAsked>
  );
}

function Confirming() {
  return (
    <Working
      heading={
        <FormattedMessage
          id="auth.confirm-email.working"
          defaultMessage="Potwierdzam adres…"
          description="Heading while the new address is being confirmed"
        />
      }
    />
  );
}

/** An invalid, expired or used token is a 422 on `token`; so is an address that has been taken since, with the code `taken`. */
const confirmNewEmail = (api: PortalApi, token: string) =>
  api.request(requestTo(confirmEmail, { query: { token } }));

/** @returns confirms the address of a link by one call */
function useConfirm(token: string): () => Promise<void> {
  const { api, session } = usePortal();
  return useCallback(async () => {
    await confirmNewEmail(api, token);
    // the profile shows the old address until the next load
    if (session.getState().status === 'signed-in') void session.reloadUser().catch(() => undefined);
  }, [api, session, token]);
}
