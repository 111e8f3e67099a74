import type { ApiFailure } from '@zielona-fala/contracts/portal';
import { useFailureWords } from '@zielona-fala/web-kit';
import { Button, StatusMessage } from '@zielona-fala/web-kit/ui';
import { FormattedMessage } from 'react-intl';
import { useActivateAccount } from '../api/activate-account.ts';
import { Activated } from './Activated.tsx';
import { Activating } from './Activating.tsx';
import { SpentLink } from './SpentLink.tsx';

interface NotAskedProps {
  readonly failure: ApiFailure;
  readonly onRetry: () => void;
}

function NotAsked({ failure, onRetry }: NotAskedProps) {
  return (
    <StatusMessage
      kind={failure.type === 'network' ? 'offline' : 'unavailable'}
      level={1}
      {...useFailureWords(failure)}
      action={
        <Button kind="go" onPress={onRetry}>
          <FormattedMessage
            id="auth.activate.retry"
            defaultMessage="Aktywuj jeszcze raz"
            description="Button: tries to activate the account again after a failure"
          />
        </Button>
      }
    />
  );
}

export interface ActivateAccountProps {
  readonly token: string;
}

/** Activates the account of a link by one call, as soon as it is opened. */
export function ActivateAccount({ token }: ActivateAccountProps) {
  const { answer, failure, repeat } = useActivateAccount(token);
  if (answer) return <Activated />;
  if (!failure) return <Activating />;
  if (failure.type === 'validation') return <SpentLink />;
  return <NotAsked failure={failure} onRetry={repeat} />;
}
