import type { ApiFailure } from '@zielona-fala/contracts/portal';
import { usePortal } from '@zielona-fala/web-kit/session';
import { useIntl } from 'react-intl';

/** Says that a change was not made, and what to do. */
export function useActionFailed(): (failure: ApiFailure | null) => void {
  const intl = useIntl();
  const { toasts } = usePortal();
  return (failure) => {
    toasts.show({
      severity: 'error',
      title: intl.formatMessage({
        id: 'dashboard.account.failed',
        defaultMessage: 'Nic się nie zmieniło',
        description: 'A change to the account could not be made',
      }),
      text:
        failure?.code === 'sign-in-again'
          ? intl.formatMessage({
              id: 'dashboard.account.sign-in-again',
              defaultMessage: 'Zaloguj się jeszcze raz i zrób to w ciągu 10 minut.',
              description: 'What to do: the sign-in was too long ago, and there is no password to ask for',
            })
          : failure?.type === 'network'
            ? intl.formatMessage({
                id: 'dashboard.account.failed.offline',
                defaultMessage: 'Nie ma połączenia. Sprawdź internet i spróbuj jeszcze raz.',
                description: 'What to do without a connection',
              })
            : intl.formatMessage({
                id: 'dashboard.account.failed.text',
                defaultMessage: 'Spróbuj jeszcze raz za chwilę.',
                description: 'What to do after a failed change',
              }),
    });
  };
}
