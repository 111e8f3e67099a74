import { BRAND, type UserDto } from '@zielona-fala/contracts';
import { useSignOut, useUserOnReturn } from '@zielona-fala/web-kit';
import { useUser } from '@zielona-fala/web-kit/session';
import { browserMemory } from '@zielona-fala/web-kit/storage';
import { Button, Skeleton, useFormInPlace } from '@zielona-fala/web-kit/ui';
import { useEffect, useState } from 'react';
import { FormattedList, FormattedMessage } from 'react-intl';
import { Or } from '../../../shared/page/Or.tsx';
import * as page from '../../../shared/page/page.module.css';
import { useRedirectTo } from '../../../shared/page/use-way-back.ts';
import { resendMoment } from '../../../shared/resend/wait.ts';
import { resendMemory } from '../resend-memory.ts';
import { ActivationCheck } from './ActivationCheck.tsx';
import { ActivationSteps } from './ActivationSteps.tsx';
import { CorrectAddressForm } from './CorrectAddressForm.tsx';
import { Meanwhile } from './Meanwhile.tsx';
import { ResendLink } from './ResendLink.tsx';

/** Signed in, but the link in the mail has not been clicked yet: what to do. The portal leads on once it has been. */
export function ActivationInfo() {
  const user = useUser();
  useUserOnReturn();
  useRememberWayBack();
  const waitFromNow = (userId: number) => resendMemory.write(userId, resendMoment(Date.now()));

  return (
    <div className={page.stack}>
      <ActivationSteps email={user?.email || null} />
      <ActivationCheck />
      {user ? <Meanwhile key={user.userId} /> : null}
      <Or />
      <p className={page.text}>
        <FormattedMessage
          id="auth.activate-info.spam"
          defaultMessage="Nie ma maila? Zajrzyj do spamu, nadawca to {brands}. Możesz też wysłać link jeszcze raz."
          description="Below the steps of the activation; brands are the product's names, because the mail is in the language in which it was asked for"
          values={{ brands: <FormattedList type="disjunction" value={Object.values(BRAND)} /> }}
        />
      </p>
      {user ? <ResendLink key={`${user.userId} ${user.email}`} user={user} /> : <Skeleton height="3rem" />}
      {user ? <CorrectAddress user={user} onCorrected={waitFromNow} /> : null}
      <SignOutButton />
    </div>
  );
}

/** The link in the mail opens a page that does not know where the learner wanted to go. */
function useRememberWayBack(): void {
  const redirectTo = useRedirectTo();
  useEffect(() => {
    if (redirectTo !== null) browserMemory.write('afterActivation', redirectTo);
  }, [redirectTo]);
}

/** Leaves the account. */
function SignOutButton() {
  const signOut = useSignOut();
  const [leaving, setLeaving] = useState(false);
  const leave = async () => {
    setLeaving(true);
    await signOut();
    setLeaving(false);
  };
  return (
    <Button kind="quiet" wide isPending={leaving} onPress={leave}>
      <FormattedMessage id="auth.sign-out" defaultMessage="Wyloguj się" description="Button" />
    </Button>
  );
}

interface CorrectAddressProps {
  readonly user: UserDto;
  /** Called before the new address is shown. */
  readonly onCorrected: (userId: number) => void;
}

/** For a learner who mistyped the address at registration. */
function CorrectAddress({ user, onCorrected }: CorrectAddressProps) {
  const { isOpen, opener, open, close } = useFormInPlace();
  if (isOpen) {
    return <CorrectAddressForm user={user} onCorrected={() => onCorrected(user.userId)} onClose={close} />;
  }
  return (
    <Button ref={opener} kind="quiet" wide onPress={open}>
      <FormattedMessage
        id="auth.correct-address.open"
        defaultMessage="Zły adres? Popraw go"
        description="Button: opens the form that corrects a mistyped e-mail address"
      />
    </Button>
  );
}
