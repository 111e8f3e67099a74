import { usePortal } from '@zielona-fala/web-kit/session';
import { Button } from '@zielona-fala/web-kit/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { useConfirmGoogleMutation } from '../../../shared/api/sign-in-methods.ts';
import type { Proofs } from '../../../shared/missing-proofs.ts';
import { SignInProof } from '../../../shared/ui/SignInProof.tsx';
import { useProofStep } from '../../../shared/use-proof-step.ts';
import * as css from './forms.module.css';

/** Lets the Google account in again, which waits since the password was reset. */
export function ConfirmGoogle() {
  const intl = useIntl();
  const { toasts } = usePortal();
  const [confirm, { isLoading }] = useConfirmGoogleMutation();
  const { opener, asked, start } = useProofStep();

  const send = async (proofs: Proofs) => {
    await confirm(proofs).unwrap();
    toasts.show({
      severity: 'success',
      title: intl.formatMessage({
        id: 'dashboard.settings.google.confirmed',
        defaultMessage: 'Konto Google potwierdzone',
        description: 'The Google account that waited since a reset of the password lets in again',
      }),
    });
  };

  const action = (
    <FormattedMessage
      id="dashboard.settings.google.confirm"
      defaultMessage="To moje konto Google"
      description="Confirms the Google account: it lets in again"
    />
  );
  if (asked) return <SignInProof {...asked} action={action} />;
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
        <Button ref={opener} isPending={isLoading} onPress={() => void start(send)}>
          {action}
        </Button>
      </div>
    </>
  );
}
