import type { ApiFailure } from '@zielona-fala/contracts/portal';
import { failureOrThrow } from '@zielona-fala/web-kit';
import { failureOf, useHref, usePortal } from '@zielona-fala/web-kit/session';
import { useIntl } from 'react-intl';
import type { Proofs } from '../../shared/missing-proofs.ts';
import { useDeleteAccountMutation } from './api/delete-account.ts';

export interface Deletion {
  /** @returns why it was refused; null when the account is gone */
  remove(proofs: Proofs): Promise<ApiFailure | null>;
  /** Asks for a passkey first. @returns the same; null as well when the learner picked none */
  removeByPasskey(): Promise<ApiFailure | null>;
}

/** Deletes the account, leads home and says so. */
export function useDeletion(): Deletion {
  const intl = useIntl();
  const home = useHref()('home');
  const { api, session, navigation, toasts } = usePortal();
  const [deleteAccount] = useDeleteAccountMutation();

  const remove = async (proofs: Proofs): Promise<ApiFailure | null> => {
    const { error } = await deleteAccount(proofs);
    if (error) return failureOf(error);
    navigation.go(home);
    await session.logout();
    toasts.show({
      severity: 'success',
      title: intl.formatMessage({
        id: 'dashboard.settings.delete.done',
        defaultMessage: 'Konto usunięte',
        description: 'The account has been deleted',
      }),
    });
    return null;
  };

  return {
    remove,
    async removeByPasskey() {
      try {
        const { showPasskey } = await import('../../shared/passkey-proof.ts');
        return (await showPasskey(api)) ? await remove({}) : null;
      } catch (error) {
        return failureOrThrow(error);
      }
    },
  };
}
