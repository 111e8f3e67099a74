import { activateAccount } from '@zielona-fala/contracts/api/accounts/activate-account';
import { pathTo } from '@zielona-fala/contracts/portal';
import { useCall } from '@zielona-fala/web-kit/session';
import { FormattedMessage } from 'react-intl';
import { NotAsked } from '../../../shared/page/NotAsked.tsx';
import { Activated } from './Activated.tsx';
import { Activating } from './Activating.tsx';
import { SpentLink } from './SpentLink.tsx';

const useActivateAccount = (token: string) => useCall(pathTo(activateAccount, { query: { token } }));

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
