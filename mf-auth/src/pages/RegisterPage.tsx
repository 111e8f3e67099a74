import { PUBLIC_SCREENS } from '@zielona-fala/contracts';
import { useLocale } from '@zielona-fala/web-kit/session';
import { ButtonLink, PageTitle } from '@zielona-fala/web-kit/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { GoogleButton } from '../features/google-sign-in/components/GoogleButton.tsx';
import { RegisterForm } from '../features/registration/components/RegisterForm.tsx';
import { Or } from '../shared/page/Or.tsx';
import * as page from '../shared/page/page.module.css';

export function RegisterPage() {
  const intl = useIntl();
  const locale = useLocale();
  const title = intl.formatMessage({
    id: 'auth.register.title',
    defaultMessage: 'Załóż konto',
    description: 'Heading of the registration page',
  });
  return (
    <>
      <PageTitle
        title={title}
        description={intl.formatMessage({
          id: 'auth.register.description',
          defaultMessage: 'Załóż darmowe konto i ćwicz do egzaminu na prawo jazdy w swoim tempie.',
          description: 'Description of the registration page for search engines',
        })}
      />
      <h1>{title}</h1>
      <RegisterForm />
      <div className={page.stack}>
        <Or />
        <ButtonLink wide to={PUBLIC_SCREENS.login[locale]}>
          <FormattedMessage
            id="auth.register.login"
            defaultMessage="Mam już konto"
            description="Link to the login page for who has an account"
          />
        </ButtonLink>
        <GoogleButton />
      </div>
    </>
  );
}
