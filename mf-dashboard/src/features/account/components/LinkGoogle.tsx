import type { ApiFailure } from '@zielona-fala/contracts/portal';
import { failureOf } from '@zielona-fala/web-kit/session';
import { Button } from '@zielona-fala/web-kit/ui';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useLinkGoogleMutation } from '../../../shared/api/sign-in-methods.ts';
import { missingProofs, type ProofField, type Proofs } from '../../../shared/missing-proofs.ts';
import { SignInProof } from '../../../shared/ui/SignInProof.tsx';
import { useActionFailed } from '../../../shared/use-action-failed.ts';
import * as css from './forms.module.css';

/** Leads to Google and back, to link an account there. */
export function LinkGoogle() {
  const [link] = useLinkGoogleMutation();
  const sayFailed = useActionFailed();
  const [missing, setMissing] = useState<readonly ProofField[]>([]);
  const [isLeaving, setLeaving] = useState(false);

  const leave = async (proofs: Proofs): Promise<ApiFailure | null> => {
    const { data, error } = await link(proofs);
    if (data) window.location.assign(data.url);
    return failureOf(error);
  };
  const start = async () => {
    setLeaving(true);
    const failure = await leave({});
    if (failure === null) return;
    setLeaving(false);
    const fields = missingProofs(failure);
    if (fields.length > 0) setMissing(fields);
    else sayFailed(failure);
  };

  const action = (
    <FormattedMessage
      id="dashboard.settings.google.link"
      defaultMessage="Połącz z Google"
      description="Leads to Google to link an account there"
    />
  );
  if (missing.length > 0) {
    return <SignInProof fields={missing} action={action} onSend={leave} onCancel={() => setMissing([])} />;
  }
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
        <Button isPending={isLeaving} onPress={() => void start()}>
          {action}
        </Button>
      </div>
    </>
  );
}
