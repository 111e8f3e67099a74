import { ButtonLink, usePath } from '@zielona-fala/web-kit/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { ROUTE_TABLE } from '../route-table.ts';
import { Outcome } from '../shared/page/Outcome.tsx';
import * as page from '../shared/page/page.module.css';

export function ResetFinishedPage() {
  const intl = useIntl();
  const path = usePath(ROUTE_TABLE);
  const title = intl.formatMessage({
    id: 'sales.seo.account-reset-password-finished.title',
    defaultMessage: 'Nowe hasło zapisane',
    description: 'Heading after a new password was set',
  });
  return (
    <Outcome icon="success" tone="go" title={title}>
      <p className={page.text}>
        <FormattedMessage
          id="auth.reset-finished.text"
          defaultMessage="Zaloguj się nim. Na innych urządzeniach też trzeba zalogować się na nowo."
          description="What to do after a new password was set; all sessions have ended"
        />
      </p>
      <ButtonLink kind="go" wide to={path('login')}>
        <FormattedMessage
          id="auth.reset-finished.login"
          defaultMessage="Zaloguj się"
          description="Link to the login page"
        />
      </ButtonLink>
    </Outcome>
  );
}
