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
        failure?.type === 'network'
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
