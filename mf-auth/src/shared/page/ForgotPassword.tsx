import { Link } from '@zielona-fala/web-kit/router';
import { usePath } from '@zielona-fala/web-kit/ui';
import { FormattedMessage } from 'react-intl';
import { ROUTE_TABLE } from '../../route-table.ts';
import * as page from './page.module.css';

/** The way to another password. */
export function ForgotPassword() {
  const path = usePath(ROUTE_TABLE);
  return (
    <Link className={page.link} to={path('account-reset-password-init')}>
      <FormattedMessage
        id="auth.login.reset"
        defaultMessage="Nie pamiętasz hasła?"
        description="Link for who forgot the password"
      />
    </Link>
  );
}
