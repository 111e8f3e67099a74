import type { Credentials } from '@zielona-fala/contracts/portal';
import { Link } from '@zielona-fala/web-kit/router';
import { ButtonLink, usePath } from '@zielona-fala/web-kit/ui';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { GoogleButton } from '../features/google-sign-in/components/GoogleButton.tsx';
import { SecondFactor } from '../features/second-factor/components/SecondFactor.tsx';
import { LoginForm } from '../features/sign-in/components/LoginForm.tsx';
import { LostSession } from '../features/sign-in/components/LostSession.tsx';
import { ROUTE_TABLE } from '../route-table.ts';
import { Or } from '../shared/page/Or.tsx';
import * as page from '../shared/page/page.module.css';

export function LoginPage() {
  const intl = useIntl();
  const path = usePath(ROUTE_TABLE);
  /** Credentials that wait for a code; undefined before the first time. */
  const [waiting, setWaiting] = useState<Credentials | null>();
  const title = intl.formatMessage({
    id: 'sales.seo.login.title',
    defaultMessage: 'Zaloguj się',
    description: 'Heading of the login page',
  });
  if (waiting) return <SecondFactor credentials={waiting} onBack={() => setWaiting(null)} />;
  return (
    <>
      <h1>{title}</h1>
      <LostSession />
      <LoginForm returned={waiting === null} onSecondFactor={setWaiting} />
      <div className={page.stack}>
        <Link className={page.link} to={path('account-reset-password-init')}>
          <FormattedMessage
            id="auth.login.reset"
            defaultMessage="Ustaw nowe hasło"
            description="Link for who forgot the password"
          />
        </Link>
        <Or />
        <ButtonLink wide to={path('register')}>
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
