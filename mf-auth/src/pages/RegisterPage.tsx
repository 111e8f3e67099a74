import { ButtonLink, usePath } from '@zielona-fala/web-kit/ui';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { GoogleButton } from '../features/google-sign-in/components/GoogleButton.tsx';
import { PasskeyChoice } from '../features/passkey/components/PasskeyChoice.tsx';
import { useAddPasskey } from '../features/passkey/use-add-passkey.ts';
import { GuestAnswersNote } from '../features/registration/components/GuestAnswersNote.tsx';
import { RegisterForm } from '../features/registration/components/RegisterForm.tsx';
import { ROUTE_TABLE } from '../route-table.ts';
import { Or } from '../shared/page/Or.tsx';
import * as page from '../shared/page/page.module.css';
import { useWithWayBack } from '../shared/page/use-way-back.ts';

export function RegisterPage() {
  const intl = useIntl();
  const path = usePath(ROUTE_TABLE);
  const withWayBack = useWithWayBack();
  const addPasskey = useAddPasskey();
  const [wantsPasskey, setWantsPasskey] = useState(false);
  const registered = () => {
    if (wantsPasskey) void addPasskey();
  };
  const title = intl.formatMessage({
    id: 'sales.seo.register.title',
    defaultMessage: 'Załóż konto',
    description: 'Heading of the registration page',
  });
  return (
    <>
      <h1>{title}</h1>
      <GuestAnswersNote />
      <div className={page.stack}>
        <GoogleButton>
          <Or />
        </GoogleButton>
      </div>
      <RegisterForm onRegistered={registered}>
        <PasskeyChoice isChosen={wantsPasskey} onChange={setWantsPasskey} />
      </RegisterForm>
      <div className={page.stack}>
        <Or />
        <ButtonLink wide to={withWayBack(path('login'))}>
          <FormattedMessage
            id="auth.register.login"
            defaultMessage="Mam już konto"
            description="Link to the login page for who has an account"
          />
        </ButtonLink>
      </div>
    </>
  );
}
