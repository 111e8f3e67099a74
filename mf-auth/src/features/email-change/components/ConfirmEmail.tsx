import { confirmEmail } from '@zielona-fala/contracts/api/emails/confirm-email';
import { type ApiFailure, type PortalApi, requestTo } from '@zielona-fala/contracts/portal';
import { failureOrThrow } from '@zielona-fala/web-kit';
import { usePortal } from '@zielona-fala/web-kit/session';
import { useCallback, useEffect, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { NotAsked } from '../../../shared/page/NotAsked.tsx';
import { Working } from '../../../shared/page/Working.tsx';
import { EmailConfirmed } from './EmailConfirmed.tsx';
import { SpentEmailLink } from './SpentEmailLink.tsx';

export interface ConfirmEmailProps {
  readonly token: string;
}

/** What a link to confirm a new address opens. */
export function ConfirmEmail({ token }: ConfirmEmailProps) {
  const { state, repeat } = useConfirmation(token);
  if (state === 'asking') return <Confirming />;
  if (state === 'confirmed') return <EmailConfirmed />;
  if (state.type === 'validation') {
    return <SpentEmailLink isTaken={state.errors.some(({ code }) => code === 'taken')} />;
  }
  return (
    <NotAsked failure={state} onRetry={repeat}>
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

type ConfirmationState = 'asking' | 'confirmed' | ApiFailure;

interface Confirmation {
  readonly state: ConfirmationState;
  readonly repeat: () => void;
}

/** Confirms the address of a link by one call, as soon as it is opened. */
function useConfirmation(token: string): Confirmation {
  const { api, session } = usePortal();
  const [state, setState] = useState<ConfirmationState>('asking');

  const ask = useCallback(async () => {
    setState('asking');
    try {
      await confirmNewEmail(api, token);
    } catch (error) {
      return setState(failureOrThrow(error));
    }
    setState('confirmed');
    // the profile shows the old address until the next load
    if (session.getState().status === 'signed-in') await session.reloadUser().catch(() => undefined);
  }, [api, session, token]);

  useEffect(() => {
    void ask();
  }, [ask]);
  return { state, repeat: () => void ask() };
}
