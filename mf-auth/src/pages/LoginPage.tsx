import { ACCOUNT_SCREENS, PUBLIC_SCREENS } from '@zielona-fala/contracts';
import { Link } from '@zielona-fala/web-kit/router';
import { useLocale } from '@zielona-fala/web-kit/session';
import { ButtonLink, PageTitle } from '@zielona-fala/web-kit/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { GoogleButton } from '../features/google-sign-in/components/GoogleButton.tsx';
import { LoginForm } from '../features/sign-in/components/LoginForm.tsx';
import { Or } from '../shared/page/Or.tsx';
import * as page from '../shared/page/page.module.css';

export function LoginPage() {
  const intl = useIntl();
  const locale = useLocale();
  const title = intl.formatMessage({
    id: 'auth.login.title',
    defaultMessage: 'Zaloguj się',
    description: 'Heading of the login page',
  });
  return (
    <>
      <PageTitle
        title={title}
        description={intl.formatMessage({
          id: 'auth.login.description',
          defaultMessage: 'Zaloguj się i ćwicz dalej do egzaminu teoretycznego.',
          description: 'Description of the login page for search engines',
        })}
      />
      <h1>{title}</h1>
      <LoginForm />
      <div className={page.stack}>
        <Link className={page.link} to={ACCOUNT_SCREENS['account-reset-password-init']}>
          <FormattedMessage
            id="auth.login.reset"
            defaultMessage="Ustaw nowe hasło"
            description="Link for who forgot the password"
          />
        </Link>
        <Or />
        <ButtonLink wide to={PUBLIC_SCREENS.register[locale]}>
          <FormattedMessage
            id="auth.login.register"
            defaultMessage="Załóż konto za 0 zł"
            description="Link to the registration; free of charge"
          />
        </ButtonLink>
        <GoogleButton />
      </div>
    </>
  );
}
