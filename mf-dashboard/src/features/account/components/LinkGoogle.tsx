import { Button } from '@zielona-fala/web-kit/ui';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useLinkGoogleMutation } from '../../../shared/api/sign-in-methods.ts';
import type { Proofs } from '../../../shared/missing-proofs.ts';
import { SignInProof } from '../../../shared/ui/SignInProof.tsx';
import { useProofStep } from '../../../shared/use-proof-step.ts';
import * as css from './forms.module.css';

/** Leads to Google and back, to link an account there. */
export function LinkGoogle() {
  const [link] = useLinkGoogleMutation();
  const { opener, asked, start } = useProofStep();
  const [isLeaving, setLeaving] = useState(false);

  const leave = async (proofs: Proofs) => {
    const { url } = await link(proofs).unwrap();
    window.location.assign(url);
  };
  const startLeaving = async () => {
    setLeaving(true);
    if (!(await start(leave))) setLeaving(false);
  };

  const action = (
    <FormattedMessage
      id="dashboard.settings.google.link"
      defaultMessage="Połącz z Google"
      description="Leads to Google to link an account there"
    />
  );
  if (asked) return <SignInProof {...asked} action={action} />;
  return (
    <>
      <p className={css.text}>
        <FormattedMessage
          id="dashboard.settings.google.link.text"
          defaultMessage="Połącz konto Google, a zalogujesz się przyciskiem „Kontynuuj z Google”, bez hasła. Adres w Google może być inny niż u nas."
          description="What linking is good for; the button is called as on the login page"
        />
      </p>
      <div className={css.action}>
        <Button ref={opener} isPending={isLeaving} onPress={() => void startLeaving()}>
          {action}
        </Button>
      </div>
    </>
  );
}
