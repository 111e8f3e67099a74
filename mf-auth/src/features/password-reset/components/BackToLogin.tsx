import { PUBLIC_SCREENS } from '@zielona-fala/contracts';
import { Link } from '@zielona-fala/web-kit/router';
import { useLocale } from '@zielona-fala/web-kit/session';
import { FormattedMessage } from 'react-intl';
import * as page from '../../../shared/page/page.module.css';

export function BackToLogin() {
  return (
    <Link className={page.link} to={PUBLIC_SCREENS.login[useLocale()]}>
      <FormattedMessage
        id="auth.reset.back"
        defaultMessage="Wróć do logowania"
        description="Link to the login page"
      />
    </Link>
  );
}
