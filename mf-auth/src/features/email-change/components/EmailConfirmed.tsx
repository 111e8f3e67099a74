import { useHref, useSession } from '@zielona-fala/web-kit/session';
import { ButtonLink, usePath } from '@zielona-fala/web-kit/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { ROUTE_TABLE } from '../../../route-table.ts';
import { Outcome } from '../../../shared/page/Outcome.tsx';
import * as page from '../../../shared/page/page.module.css';

/** The new address counts from now on. */
export function EmailConfirmed() {
  const intl = useIntl();
  const profile = useHref()('dashboard-profile');
  const login = usePath(ROUTE_TABLE)('login');
  const { status } = useSession();
  const title = intl.formatMessage({
    id: 'auth.confirm-email.title',
    defaultMessage: 'Nowy adres potwierdzony',
    description: 'Heading after a new e-mail address was confirmed',
  });
  return (
    <Outcome icon="success" tone="go" title={title}>
      <p className={page.text}>
        <FormattedMessage
          id="auth.confirm-email.text"
          defaultMessage="Od teraz logujesz się nowym adresem i tam wysyłamy wiadomości."
          description="What the confirmed address means"
        />
      </p>
      {status === 'anonymous' ? (
        <ButtonLink kind="go" wide to={login}>
          <FormattedMessage
            id="auth.confirm-email.login"
            defaultMessage="Zaloguj się"
            description="Link to the login page"
          />
        </ButtonLink>
      ) : (
        <ButtonLink kind="go" wide to={profile}>
          <FormattedMessage
            id="auth.confirm-email.profile"
            defaultMessage="Przejdź do profilu"
            description="Link to the learner's profile"
          />
        </ButtonLink>
      )}
    </Outcome>
  );
}
