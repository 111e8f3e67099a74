import { defineMessages } from 'react-intl';

/** What to say when the server refuses a password that is chosen now. */
export const PASSWORD_REFUSALS = defineMessages({
  refused: {
    id: 'credentials.password.refused',
    defaultMessage: 'Tego hasła nie możemy przyjąć. Wybierz inne.',
    description: 'The server refused the new password',
  },
  notEqual: {
    id: 'credentials.password.not-equal',
    defaultMessage: 'Hasła się różnią. Wpisz to samo w obu polach.',
    description: 'The repeated password differs',
  },
});
