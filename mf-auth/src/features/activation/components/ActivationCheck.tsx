import { FailureNotice } from '@zielona-fala/web-kit';
import { usePortal } from '@zielona-fala/web-kit/session';
import { Button } from '@zielona-fala/web-kit/ui';
import { FormattedMessage } from 'react-intl';
import * as page from '../../../shared/page/page.module.css';
import { useAttempt } from '../../../shared/use-attempt.ts';

/** Asks whether the link has been clicked; the page leads on once it has. */
export function ActivationCheck() {
  const { session } = usePortal();
  const { isPending, failure, answer: user, run } = useAttempt(() => session.reloadUser());

  return (
    <>
      <Button kind="go" wide isPending={isPending} onPress={run}>
        <FormattedMessage
          id="auth.activate-info.go-on"
          defaultMessage="Mam to, przejdź dalej"
          description="Button: the learner has clicked the link in the mail and wants to go on"
        />
      </Button>
      <div role="status">
        {user?.isActive === false ? (
          <p className={page.text}>
            <FormattedMessage
              id="auth.activate-info.still-inactive"
              defaultMessage="Konto nie jest jeszcze aktywne. Otwórz wiadomość i kliknij link, a potem wróć tutaj."
              description="The account is not active yet; what to do"
            />
          </p>
        ) : null}
      </div>
      {failure ? <FailureNotice failure={failure} /> : null}
    </>
  );
}
