import { Link } from '@zielona-fala/web-kit/router';
import { usePath } from '@zielona-fala/web-kit/ui';
import { FormattedMessage } from 'react-intl';
import { ROUTE_TABLE } from '../../../route-table.ts';
import * as page from '../../../shared/page/page.module.css';

export function BackToLogin() {
  return (
    <Link className={page.link} to={usePath(ROUTE_TABLE)('login')}>
      <FormattedMessage
        id="auth.reset.back"
        defaultMessage="Wróć do logowania"
        description="Link to the login page"
      />
    </Link>
  );
}
