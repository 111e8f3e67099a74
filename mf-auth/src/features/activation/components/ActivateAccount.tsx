import type { ApiFailure } from '@zielona-fala/contracts/portal';
import { failureOrThrow, useFailureWords } from '@zielona-fala/web-kit';
import { Button, StatusMessage } from '@zielona-fala/web-kit/ui';
import { FormattedMessage } from 'react-intl';
import { useActivateAccountQuery } from '../api/activate-account.ts';
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
  const { data, error, isFetching, refetch } = useActivateAccountQuery(token);
  if (data) return <Activated />;
  if (isFetching || !error) return <Activating />;
  const failure = failureOrThrow(error);
  if (failure.type === 'validation') return <SpentLink />;
  return <NotAsked failure={failure} onRetry={refetch} />;
}
