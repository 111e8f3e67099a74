import { failureOf, usePortal } from '@zielona-fala/web-kit/session';
import { useCallback } from 'react';
import { FormattedMessage } from 'react-intl';
import type { SecondStep } from '../../../shared/forms/second-step.ts';
import { NotAsked } from '../../../shared/page/NotAsked.tsx';
import { Working } from '../../../shared/page/Working.tsx';
import { useAttemptAtOnce } from '../../../shared/use-attempt.ts';
import { type Additions, finishSignIn } from '../api/finish.ts';
import { LinkForm } from './LinkForm.tsx';

/** In place of the login form for who comes back from Google: signs in, and asks for what the account wants besides. */
export function FinishSignIn(exits: FinishExits) {
  const send = useFinish(exits);
  const finish = useCallback(() => send({}), [send]);
  const { failure, run } = useAttemptAtOnce(finish);

  if (failure === null) return <Finishing />;
  if (failure.code === 'password-required') return <LinkForm send={send} />;
  return (
    <NotAsked failure={failure} onRetry={run}>
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

/** Where a sign-in with Google continues, if not in the portal. Both are stable between renders. */
interface FinishExits {
  /** There is nothing to finish any more. */
  readonly onOver: (reason: 'over') => void;
  /** The account also asks for a code; undefined: not any more. */
  readonly onSecondStep: (step: SecondStep | undefined) => void;
}

/** @returns ends the sign-in that has come back from Google; rejects with an ApiFailure for what has no exit */
function useFinish({ onOver, onSecondStep }: FinishExits): (additions: Additions) => Promise<void> {
  const { session } = usePortal();
  return useCallback(
    async (additions) => {
      const send = async (all: Additions) => {
        try {
          await finishSignIn(session, all);
        } catch (error) {
          if (failureOf(error)?.code !== 'google-sign-in-over') throw error;
          onSecondStep(undefined);
          onOver('over');
        }
      };
      try {
        await send(additions);
      } catch (error) {
        if (failureOf(error)?.code !== 'second-factor-required') throw error;
        onSecondStep({ send: (code) => send({ ...additions, code }) });
      }
    },
    [session, onOver, onSecondStep],
  );
}
