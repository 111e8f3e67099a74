import { BRAND } from '@zielona-fala/contracts';
import { useLocale, useUser } from '@zielona-fala/web-kit/session';
import { Skeleton } from '@zielona-fala/web-kit/ui';
import { FormattedMessage } from 'react-intl';
import { Or } from '../../../shared/page/Or.tsx';
import * as page from '../../../shared/page/page.module.css';
import { resendMoment } from '../../../shared/resend/wait.ts';
import { resendMemory } from '../resend-memory.ts';
import { useReturnCheck } from '../use-return-check.ts';
import { ActivationCheck } from './ActivationCheck.tsx';
import { ActivationSteps } from './ActivationSteps.tsx';
import { CorrectAddress } from './CorrectAddress.tsx';
import { Meanwhile } from './Meanwhile.tsx';
import { ResendLink } from './ResendLink.tsx';
import { SignOutButton } from './SignOutButton.tsx';

/** Signed in, but the link in the mail has not been clicked yet: what to do. The portal leads on once it has been. */
export function ActivationInfo() {
  const user = useUser();
  const locale = useLocale();
  useReturnCheck();
  const waitFromNow = (userId: number) => resendMemory.write(userId, resendMoment(Date.now()));

  return (
    <div className={page.stack}>
      <ActivationSteps email={user?.email ?? null} />
      <ActivationCheck />
      {user ? <Meanwhile key={user.userId} /> : null}
      <Or />
      <p className={page.text}>
        <FormattedMessage
          id="auth.activate-info.spam"
          defaultMessage="Nie ma maila? Zajrzyj do spamu, nadawca to {brand}. Możesz też wysłać link jeszcze raz."
          description="Below the steps of the activation; brand is the product's name"
          values={{ brand: BRAND[locale] }}
        />
      </p>
      {user ? <ResendLink key={`${user.userId} ${user.email}`} user={user} /> : <Skeleton height="3rem" />}
      {user ? <CorrectAddress user={user} onCorrected={waitFromNow} /> : null}
      <SignOutButton />
    </div>
  );
}
