import type { FieldMessages } from '@zielona-fala/web-kit';
import { useIntl } from 'react-intl';
import type { EmailChange } from '../api/change-email.ts';

/** What to say for each refusal of another address. */
export function useEmailRefusals(): FieldMessages<EmailChange> {
  const intl = useIntl();
  return {
    newEmail: {
      default: intl.formatMessage({
        id: 'auth.correct-address.refused',
        defaultMessage: 'Tego adresu nie możemy przyjąć. Sprawdź, czy nie ma w nim literówki.',
        description: 'The server refused the new address',
      }),
      taken: intl.formatMessage({
        id: 'auth.correct-address.taken',
        defaultMessage: 'Ten adres ma już inne konto. Zaloguj się na nie albo wpisz inny.',
        description: 'The new address belongs to another account',
      }),
      unchanged: intl.formatMessage({
        id: 'auth.correct-address.unchanged',
        defaultMessage: 'To jest adres, który już mamy. Wpisz właściwy.',
        description: 'The new address is the one that the account has',
      }),
    },
    password: {
      default: intl.formatMessage({
        id: 'auth.correct-address.wrong-password',
        defaultMessage: 'To nie jest Twoje hasło. Wpisz je jeszcze raz.',
        description: 'The password is wrong',
      }),
    },
  };
}
