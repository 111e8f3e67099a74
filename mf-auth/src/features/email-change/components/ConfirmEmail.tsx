import { FormattedMessage } from 'react-intl';
import { NotAsked } from '../../../shared/page/NotAsked.tsx';
import { Working } from '../../../shared/page/Working.tsx';
import { useConfirmation } from '../use-confirmation.ts';
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
