import type { PasskeyDto } from '@zielona-fala/contracts';
import type { ApiFailure } from '@zielona-fala/contracts/portal';
import { failureOf, usePortal } from '@zielona-fala/web-kit/session';
import { useIntl } from 'react-intl';
import type { Proofs } from '../../shared/missing-proofs.ts';
import {
  useAddPasskeyMutation,
  useBeginPasskeyMutation,
  useConfirmPasskeyMutation,
  useRemovePasskeyMutation,
} from './api/passkeys.ts';
import { createPasskey, type NoPasskey } from './create-passkey.ts';

export interface PasskeyChanges {
  /** @returns why it was refused; null when it was done, or the learner changed their mind */
  add(proofs: Proofs): Promise<ApiFailure | null>;
  confirm(passkey: PasskeyDto, proofs: Proofs): Promise<ApiFailure | null>;
  remove(passkey: PasskeyDto, proofs: Proofs): Promise<ApiFailure | null>;
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
            description: 'The learner closed the dialog of the browser, or was too slow',
          }),
      'info',
    );

  return {
    async add(proofs) {
      const options = await begin(proofs);
      if (!options.data) return failureOf(options.error);
      const made = await createPasskey(options.data);
      if (made === 'known' || made === 'not-made') {
        sayNone(made);
        return null;
      }
      const added = await add(made);
      if (added.error) return failureOf(added.error);
      say(
        intl.formatMessage({
          id: 'dashboard.passkeys.added',
          defaultMessage: 'Klucz dodany',
          description: 'A passkey has been added',
        }),
      );
      return null;
    },
    async confirm({ id }, proofs) {
      const { error } = await confirm({ id, ...proofs });
      if (error) return failureOf(error);
      say(
        intl.formatMessage({
          id: 'dashboard.passkeys.confirmed',
          defaultMessage: 'Klucz potwierdzony',
          description: 'A passkey that waited since a reset of the password lets in again',
        }),
      );
      return null;
    },
    async remove({ id }, proofs) {
      const { error } = await remove({ id, ...proofs });
      if (error) return failureOf(error);
      say(
        intl.formatMessage({
          id: 'dashboard.passkeys.removed',
          defaultMessage: 'Klucz usunięty',
          description: 'A passkey has been removed',
        }),
      );
      return null;
    },
  };
}
