import { useSession } from '@zielona-fala/web-kit/session';
import { FormattedMessage } from 'react-intl';
import { Notice } from '../../../shared/page/Notice.tsx';

/** Explains to a learner whose session ended, other than by logout here, why the login is shown. */
export function LostSession() {
  const { isLost = false } = useSession();
  return (
    <div role="status">
      {isLost ? (
        <Notice
          title={
            <FormattedMessage
              id="auth.login.lost.title"
              defaultMessage="Wylogowaliśmy Cię"
              description="Above the login form: the server ended the session"
            />
          }
        >
          <FormattedMessage
            id="auth.login.lost.text"
            defaultMessage="Hasło zostało zmienione, to urządzenie wylogowano gdzie indziej albo długo Cię tu nie było. Zaloguj się ponownie."
            description="Why the server ended the session, and what to do"
          />
        </Notice>
      ) : null}
    </div>
  );
}
