import type { ApiFailure } from '@zielona-fala/contracts/portal';
import { failureOf, usePortal } from '@zielona-fala/web-kit/session';
import { Button } from '@zielona-fala/web-kit/ui';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useConfirmGoogleMutation } from '../../../shared/api/sign-in-methods.ts';
import { missingProofs, type ProofField, type Proofs } from '../../../shared/missing-proofs.ts';
import { SignInProof } from '../../../shared/ui/SignInProof.tsx';
import { useActionFailed } from '../../../shared/use-action-failed.ts';
import * as css from './forms.module.css';

/** Lets the Google account in again, which waits since the password was reset. */
export function ConfirmGoogle() {
  const intl = useIntl();
  const { toasts } = usePortal();
  const [confirm, { isLoading }] = useConfirmGoogleMutation();
  const sayFailed = useActionFailed();
  const [missing, setMissing] = useState<readonly ProofField[]>([]);

  const send = async (proofs: Proofs): Promise<ApiFailure | null> => {
    const { error } = await confirm(proofs);
    if (error) return failureOf(error);
    toasts.show({
      severity: 'success',
      title: intl.formatMessage({
        id: 'dashboard.settings.google.confirmed',
        defaultMessage: 'Konto Google potwierdzone',
        description: 'The Google account that waited since a reset of the password lets in again',
      }),
    });
    return null;
  };
  const start = async () => {
    const failure = await send({});
    const fields = missingProofs(failure);
    if (fields.length > 0) setMissing(fields);
    else if (failure) sayFailed(failure);
  };

  const action = (
    <FormattedMessage
      id="dashboard.settings.google.confirm"
      defaultMessage="To moje konto Google"
      description="Confirms the Google account: it lets in again"
    />
  );
  if (missing.length > 0) {
    return <SignInProof fields={missing} action={action} onSend={send} onCancel={() => setMissing([])} />;
  }
  return (
    <>
      <p className={css.text}>
        <FormattedMessage
          id="dashboard.settings.google.waiting"
          defaultMessage="Masz nowe hasło z linku, więc Google na razie nikogo nie wpuszcza. Potwierdź, jeśli to Twoje konto Google; jeśli nie, odłącz je."
          description="Why the Google account waits after a reset of the password, and what to do"
        />
      </p>
      <div className={css.action}>
        <Button isPending={isLoading} onPress={() => void start()}>
          {action}
        </Button>
      </div>
    </>
  );
}
