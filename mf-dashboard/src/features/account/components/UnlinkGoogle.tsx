import { usePortal } from '@zielona-fala/web-kit/session';
import { Button, useFormInPlace } from '@zielona-fala/web-kit/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { useUnlinkGoogleMutation } from '../../../shared/api/sign-in-methods.ts';
import type { Proofs } from '../../../shared/missing-proofs.ts';
import { ProofForm } from '../../../shared/ui/ProofForm.tsx';
import * as css from './forms.module.css';

/** What the linked Google account does, and its end by the password. */
export function UnlinkGoogle({ hasPassword }: { readonly hasPassword: boolean }) {
  const intl = useIntl();
  const { toasts } = usePortal();
  const [unlink] = useUnlinkGoogleMutation();
  const { isOpen, opener, open, close } = useFormInPlace();

  const send = async (proofs: Proofs) => {
    await unlink(proofs).unwrap();
    toasts.show({
      severity: 'success',
      title: intl.formatMessage({
        id: 'dashboard.settings.google.unlinked',
        defaultMessage: 'Google odłączone',
        description: 'The Google account has been unlinked',
      }),
    });
  };

  if (isOpen) {
    return (
      <ProofForm
        fields={['password']}
        text={
          <FormattedMessage
            id="dashboard.settings.google.unlink.text"
            defaultMessage="Przycisk „Kontynuuj z Google” przestanie otwierać Twoje konto."
            description="What unlinking Google means; the button is called as on the login page"
          />
        }
        action={
          <FormattedMessage
            id="dashboard.settings.google.unlink"
            defaultMessage="Odłącz Google"
            description="Unlinks the Google account"
          />
        }
        onSend={send}
        onCancel={close}
      />
    );
  }
  return (
    <>
      <p className={css.text}>
        <FormattedMessage
          id="dashboard.settings.google.text"
          defaultMessage="Twoje konto jest połączone z Google: możesz logować się przyciskiem „Kontynuuj z Google”."
          description="The account is linked; the button is called as on the login page"
        />
      </p>
      {hasPassword ? (
        <div className={css.action}>
          <Button ref={opener} onPress={open}>
            <FormattedMessage
              id="dashboard.settings.google.unlink.start"
              defaultMessage="Odłącz Google…"
              description="Leads to unlinking the Google account"
            />
          </Button>
        </div>
      ) : (
        <p className={css.text}>
          <FormattedMessage
            id="dashboard.settings.google.only"
            defaultMessage="To jedyna droga do Twojego konta. Odłączysz Google, gdy ustawisz hasło."
            description="Why the Google account cannot be unlinked"
          />
        </p>
      )}
    </>
  );
}
