import { useHref, usePortal } from '@zielona-fala/web-kit/session';
import { useIntl } from 'react-intl';
import type { Proofs } from '../../shared/missing-proofs.ts';
import { useDeleteAccountMutation } from './api/account.ts';

/** Each way rejects with the failure of its call. */
export interface Deletion {
  remove(proofs: Proofs): Promise<void>;
  /** Asks for a passkey first; does nothing when the learner picks none. */
  removeByPasskey(): Promise<void>;
}

/** Deletes the account, leads home and says so. */
export function useDeletion(): Deletion {
  const intl = useIntl();
  const home = useHref()('home');
  const { api, session, navigation, toasts } = usePortal();
  const [deleteAccount] = useDeleteAccountMutation();

  const remove = async (proofs: Proofs): Promise<void> => {
    await deleteAccount(proofs).unwrap();
    navigation.go(home);
    await session.logout({ isOver: true });
    toasts.show({
      severity: 'success',
      title: intl.formatMessage({
        id: 'dashboard.settings.delete.done',
        defaultMessage: 'Konto usunięte',
        description: 'The account has been deleted',
      }),
    });
  };

  return {
    remove,
    async removeByPasskey() {
      const { showPasskey } = await import('../../shared/passkey-proof.ts');
      if (await showPasskey(api)) await remove({});
    },
  };
}
