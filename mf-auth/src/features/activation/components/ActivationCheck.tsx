import type { ApiFailure } from '@zielona-fala/contracts/portal';
import { FailureNotice, failureOrThrow } from '@zielona-fala/web-kit';
import { usePortal } from '@zielona-fala/web-kit/session';
import { Button } from '@zielona-fala/web-kit/ui';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import * as page from '../../../shared/page/page.module.css';

type Answer = 'asking' | 'still-inactive' | ApiFailure | null;

/** Asks whether the link has been clicked; the page leads on once it has. */
export function ActivationCheck() {
  const { session } = usePortal();
  const [answer, setAnswer] = useState<Answer>(null);

  const ask = async () => {
    setAnswer('asking');
    try {
      const user = await session.reloadUser();
      setAnswer(user.isActive ? null : 'still-inactive');
    } catch (error) {
      setAnswer(failureOrThrow(error));
    }
  };

  return (
    <>
      <Button kind="go" wide isPending={answer === 'asking'} onPress={ask}>
        <FormattedMessage
          id="auth.activate-info.go-on"
          defaultMessage="Mam to, przejdź dalej"
          description="Button: the learner has clicked the link in the mail and wants to go on"
        />
      </Button>
      <div role="status">
        {answer === 'still-inactive' ? (
          <p className={page.text}>
            <FormattedMessage
              id="auth.activate-info.still-inactive"
              defaultMessage="Konto nie jest jeszcze aktywne. Otwórz wiadomość i kliknij link, a potem wróć tutaj."
              description="The account is not active yet; what to do"
            />
          </p>
        ) : null}
      </div>
      {answer !== null && typeof answer === 'object' ? <FailureNotice failure={answer} /> : null}
    </>
  );
}
