import type { FieldMessages } from '@zielona-fala/web-kit';
import { useIntl } from 'react-intl';
import { useCodeRefusals } from '../../../shared/use-code-step.ts';
import type { EmailChange } from '../api/change-email.ts';

/** What to say for each refusal of another address. */
export function useEmailRefusals(): FieldMessages<EmailChange> {
  const intl = useIntl();
  return {
    newEmail: {
      default: intl.formatMessage({
        id: 'dashboard.settings.email.refused',
        defaultMessage: 'Tego adresu nie możemy przyjąć. Sprawdź, czy nie ma w nim literówki.',
        description: 'The server refused the new address',
      }),
      taken: intl.formatMessage({
        id: 'dashboard.settings.email.taken',
        defaultMessage: 'Ten adres ma już inne konto. Podaj inny.',
        description: 'The new address belongs to another account',
      }),
      unchanged: intl.formatMessage({
        id: 'dashboard.settings.email.unchanged',
        defaultMessage: 'To jest Twój obecny adres. Podaj inny.',
        description: 'The new address is the one that the account has',
      }),
    },
    password: {
      default: intl.formatMessage({
        id: 'dashboard.settings.email.wrong-password',
        defaultMessage: 'To nie jest Twoje hasło. Wpisz je jeszcze raz.',
        description: 'The password is wrong',
      }),
    },
    code: useCodeRefusals(),
  };
}
