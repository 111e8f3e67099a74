import { FormattedMessage } from 'react-intl';
import { NotAsked } from '../../../shared/page/NotAsked.tsx';
import { useActivateAccount } from '../api/activate-account.ts';
import { Activated } from './Activated.tsx';
import { Activating } from './Activating.tsx';
import { SpentLink } from './SpentLink.tsx';

export interface ActivateAccountProps {
  readonly token: string;
}

/** Activates the account of a link by one call, as soon as it is opened. */
export function ActivateAccount({ token }: ActivateAccountProps) {
  const { answer, failure, repeat } = useActivateAccount(token);
  if (answer) return <Activated />;
  if (!failure) return <Activating />;
  if (failure.type === 'validation') return <SpentLink />;
  return (
    <NotAsked failure={failure} onRetry={repeat}>
      <FormattedMessage
        id="auth.activate.retry"
        defaultMessage="Aktywuj jeszcze raz"
        description="Button: tries to activate the account again after a failure"
      />
    </NotAsked>
  );
}
