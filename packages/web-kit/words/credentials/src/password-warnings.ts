import type { PasswordWarning } from '@zielona-fala/web-kit';
import { defineMessages, type MessageDescriptor } from 'react-intl';

/** Why a new password is guessed soon. */
export const PASSWORD_WARNINGS: Readonly<Record<PasswordWarning, MessageDescriptor>> = defineMessages({
  common: {
    id: 'credentials.password.common',
    defaultMessage: 'To jedno z najczęstszych haseł: zgadnie je każdy program. Wybierz inne.',
    description: 'Warns of a password from the list of common ones',
  },
  brand: {
    id: 'credentials.password.brand',
    defaultMessage: 'Jest w nim nazwa portalu: od niej zaczyna się zgadywanie. Wybierz inne.',
    description: 'Warns of a password that holds the name of the portal',
  },
  username: {
    id: 'credentials.password.username',
    defaultMessage: 'Jest w nim Twoja nazwa użytkownika: od niej zaczyna się zgadywanie. Wybierz inne.',
    description: 'Warns of a password that holds the username',
  },
  email: {
    id: 'credentials.password.email',
    defaultMessage: 'Jest w nim słowo z Twojego e-maila: od niego zaczyna się zgadywanie. Wybierz inne.',
    description: 'Warns of a password that holds a word of the e-mail address',
  },
});
