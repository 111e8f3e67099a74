import { ButtonLink, usePath } from '@zielona-fala/web-kit/ui';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { FinishSignIn } from '../features/google-sign-in/components/FinishSignIn.tsx';
import { GoogleButton } from '../features/google-sign-in/components/GoogleButton.tsx';
import { GoogleRefusal } from '../features/google-sign-in/components/GoogleRefusal.tsx';
import { useGoogleOutcome } from '../features/google-sign-in/outcome.ts';
import { PasskeyButton } from '../features/passkey/components/PasskeyButton.tsx';
import { RegistrationTerms } from '../features/registration/components/RegistrationTerms.tsx';
import { SecondFactor } from '../features/second-factor/components/SecondFactor.tsx';
import { LoginForm } from '../features/sign-in/components/LoginForm.tsx';
import { LostSession } from '../features/sign-in/components/LostSession.tsx';
import { ROUTE_TABLE } from '../route-table.ts';
import type { SecondStep } from '../shared/forms/second-step.ts';
import { ForgotPassword } from '../shared/page/ForgotPassword.tsx';
import { Or } from '../shared/page/Or.tsx';
import * as page from '../shared/page/page.module.css';
import { useWithWayBack } from '../shared/page/use-way-back.ts';

export function LoginPage() {
  const intl = useIntl();
  const path = usePath(ROUTE_TABLE);
  const withWayBack = useWithWayBack();
  /** What waits for a code; null for who came back from it to the password. */
  const [secondStep, setSecondStep] = useState<SecondStep | null>();
  const title = intl.formatMessage({
    id: 'sales.seo.login.title',
    defaultMessage: 'Zaloguj się',
    description: 'Heading of the login page',
  });
  const outcome = useGoogleOutcome();
  /** How a sign-in that came back from Google was left, unless it is under way. */
  const [left, setLeft] = useState<'over' | 'back' | null>(null);
  const isProven = outcome === 'proven';
  const leaveSecondStep = () => {
    // of a way through Google no address is known here
    setSecondStep(isProven && left === null ? undefined : null);
    setLeft('back');
  };
  if (secondStep) return <SecondFactor step={secondStep} onBack={leaveSecondStep} />;
  if (isProven && left === null) return <FinishSignIn onOver={setLeft} onSecondStep={setSecondStep} />;
  const refusal = isProven ? left === 'over' && 'failed' : outcome;
  return (
    <>
      <h1>{title}</h1>
      {refusal ? <GoogleRefusal refusal={refusal} /> : null}
      <LostSession />
      <LoginForm returned={secondStep === null} onSecondStep={setSecondStep} />
      <div className={page.stack}>
        <ForgotPassword />
        <Or />
        <PasskeyButton />
        <ButtonLink wide to={withWayBack(path('register'))}>
          <FormattedMessage
            id="auth.login.register"
            defaultMessage="Załóż konto za 0 zł"
            description="Link to the registration; free of charge"
          />
        </ButtonLink>
        <GoogleButton>
          <RegistrationTerms />
        </GoogleButton>
      </div>
    </>
  );
}
