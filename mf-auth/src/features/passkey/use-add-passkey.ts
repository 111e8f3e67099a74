import { failureOrThrow } from '@zielona-fala/web-kit';
import { usePortal } from '@zielona-fala/web-kit/session';
import { useIntl } from 'react-intl';

/**
 * Adds a passkey to the account that was just made, and says whether it worked. The account is there either way, and the
 * portal leads on while the browser asks.
 */
export function useAddPasskey(): () => Promise<void> {
  const intl = useIntl();
  const portal = usePortal();
  return async () => {
    let isAdded = false;
    try {
      const { createPasskey } = await import('./api/create.ts');
      isAdded = await createPasskey(portal);
    } catch (error) {
      failureOrThrow(error);
    } finally {
      portal.toasts.show(
        isAdded
          ? {
              severity: 'success',
              title: intl.formatMessage({
                id: 'auth.register.passkey.added',
                defaultMessage: 'Klucz dostępu gotowy',
                description: 'A passkey has been added to the account that was just made',
              }),
            }
          : {
              severity: 'info',
              title: intl.formatMessage({
                id: 'auth.register.passkey.not-made',
                defaultMessage: 'Klucz nie został utworzony. Dodasz go później w ustawieniach.',
                description:
                  'The account was made; the passkey that was wanted besides was not. At most two lines on a phone',
              }),
            },
      );
    }
  };
}
