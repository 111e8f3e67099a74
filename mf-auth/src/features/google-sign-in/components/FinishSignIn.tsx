import type { ApiFailure } from '@zielona-fala/contracts/portal';
import { failureOrThrow } from '@zielona-fala/web-kit';
import { useCallback, useEffect, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { NotAsked } from '../../../shared/page/NotAsked.tsx';
import { Working } from '../../../shared/page/Working.tsx';
import { type FinishExits, useFinish } from '../use-finish.ts';
import { LinkForm } from './LinkForm.tsx';

/** In place of the login form for who comes back from Google: signs in, and asks for what the account wants besides. */
export function FinishSignIn(exits: FinishExits) {
  const send = useFinish(exits);
  const [failure, setFailure] = useState<ApiFailure | null>(null);

  const finish = useCallback(async () => {
    setFailure(null);
    try {
      await send({});
    } catch (error) {
      setFailure(failureOrThrow(error));
    }
  }, [send]);
  useEffect(() => {
    void finish();
  }, [finish]);

  if (failure === null) return <Finishing />;
  if (failure.code === 'password-required') return <LinkForm send={send} />;
  return (
    <NotAsked failure={failure} onRetry={() => void finish()}>
      <FormattedMessage
        id="auth.google.retry"
        defaultMessage="Spróbuj jeszcze raz"
        description="Button: tries to end the sign-in with Google again after a failure"
      />
    </NotAsked>
  );
}

function Finishing() {
  return (
    <Working
      heading={
        <FormattedMessage
          id="auth.google.working"
          defaultMessage="Loguję przez Google…"
          description="Heading while the sign-in with Google is ended"
        />
      }
    />
  );
}
