import type { changeEmail } from '@zielona-fala/contracts/api/emails/change-email';
import type { BodyOf } from '@zielona-fala/contracts/portal';
import type { FieldMessages } from '@zielona-fala/web-kit';
import { useIntl } from 'react-intl';

/** What to say for each refusal of another address. */
export function useEmailRefusals(): FieldMessages<BodyOf<typeof changeEmail>> {
  const intl = useIntl();
  return {
    newEmail: {
      default: intl.formatMessage({
        id: 'credentials.email.refused',
        defaultMessage: 'Tego adresu nie możemy przyjąć. Sprawdź, czy nie ma w nim literówki.',
        description: 'The server refused the new address',
      }),
      taken: intl.formatMessage({
        id: 'credentials.email.taken',
        defaultMessage: 'Na ten adres jest już inne konto. Zaloguj się na nie albo podaj inny.',
        description: 'The new address belongs to another account',
      }),
      unchanged: intl.formatMessage({
        id: 'credentials.email.unchanged',
        defaultMessage: 'To jest już adres tego konta. Podaj inny.',
        description: 'The new address is the one that the account has',
      }),
    },
    password: {
      default: intl.formatMessage({
        id: 'credentials.email.wrong-password',
        defaultMessage: 'To nie jest Twoje hasło. Wpisz je jeszcze raz.',
        description: 'The password is wrong',
      }),
    },
  };
}
