import type {
  PublicKeyCredentialCreationOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/browser';
import type { PasskeyDto } from '@zielona-fala/contracts';
import { usePortal } from '@zielona-fala/web-kit/session';
import { useIntl } from 'react-intl';
import type { Proofs } from '../../shared/missing-proofs.ts';
import {
  useAddPasskeyMutation,
  useBeginPasskeyMutation,
  useConfirmPasskeyMutation,
  useRemovePasskeyMutation,
} from './api/passkeys.ts';

/** Each change rejects with the failure of its call. */
export interface PasskeyChanges {
  /** Done as well when the learner changed their mind. */
  add(proofs: Proofs): Promise<void>;
  confirm(passkey: PasskeyDto, proofs: Proofs): Promise<void>;
  remove(passkey: PasskeyDto, proofs: Proofs): Promise<void>;
}

/** Adds, confirms and removes passkeys, and says so. */
export function usePasskeyChanges(): PasskeyChanges {
  const intl = useIntl();
  const { toasts } = usePortal();
  const [begin] = useBeginPasskeyMutation();
  const [add] = useAddPasskeyMutation();
  const [confirm] = useConfirmPasskeyMutation();
  const [remove] = useRemovePasskeyMutation();

  const say = (title: string, severity: 'success' | 'info' = 'success') => toasts.show({ severity, title });
  const sayNone = (reason: NoPasskey) =>
    say(
      reason === 'known'
        ? intl.formatMessage({
            id: 'dashboard.passkeys.known',
            defaultMessage: 'To urządzenie ma już klucz do Twojego konta',
            description: 'No second passkey can be made on a device',
          })
        : intl.formatMessage({
            id: 'dashboard.passkeys.not-made',
            defaultMessage: 'Klucz nie został utworzony',
            description:
              'The learner closed the dialog of the browser, was too slow, or the device cannot make one',
          }),
      'info',
    );

  return {
    async add(proofs) {
      const made = await createPasskey(await begin(proofs).unwrap());
      if (made === 'known' || made === 'not-made') {
        sayNone(made);
        return;
      }
      await add(made).unwrap();
      say(
        intl.formatMessage({
          id: 'dashboard.passkeys.added',
          defaultMessage: 'Klucz dodany',
          description: 'A passkey has been added',
        }),
      );
    },
    async confirm({ id }, proofs) {
      await confirm({ id, ...proofs }).unwrap();
      say(
        intl.formatMessage({
          id: 'dashboard.passkeys.confirmed',
          defaultMessage: 'Klucz potwierdzony',
          description: 'A passkey that waited since a reset of the password lets in again',
        }),
      );
    },
    async remove({ id }, proofs) {
      await remove({ id, ...proofs }).unwrap();
      say(
        intl.formatMessage({
          id: 'dashboard.passkeys.removed',
          defaultMessage: 'Klucz usunięty',
          description: 'A passkey has been removed',
        }),
      );
    },
  };
}

/** Why a device made no passkey: it has one; or it cannot, or the learner did not want to. */
type NoPasskey = 'known' | 'not-made';

/** Asks the device for a new passkey. The code for it is loaded when it is first wanted. */
async function createPasskey(
  optionsJSON: PublicKeyCredentialCreationOptionsJSON,
): Promise<RegistrationResponseJSON | NoPasskey> {
  const [{ startRegistration }, { isNonePicked }] = await Promise.all([
    import('@simplewebauthn/browser'),
    import('@zielona-fala/web-kit/passkey/none-picked'),
  ]);
  try {
    return await startRegistration({ optionsJSON });
  } catch (error) {
    if (error instanceof Error && error.name === 'InvalidStateError') return 'known';
    if (isNonePicked(error)) return 'not-made';
    throw error;
  }
}
