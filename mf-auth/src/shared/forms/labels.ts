import { defineMessages } from 'react-intl';

/** Labels of the fields that several forms have. */
export const FIELD_LABELS = defineMessages({
  username: {
    id: 'auth.field.username',
    defaultMessage: 'Nazwa użytkownika',
    description: 'Label of a form field',
  },
  email: { id: 'auth.field.email', defaultMessage: 'E-mail', description: 'Label of a form field' },
  password: { id: 'auth.field.password', defaultMessage: 'Hasło', description: 'Label of a form field' },
  newPassword: {
    id: 'auth.field.new-password',
    defaultMessage: 'Nowe hasło',
    description: 'Label of a form field',
  },
  repeatPassword: {
    id: 'auth.field.repeat-password',
    defaultMessage: 'Powtórz hasło',
    description: 'Label of a form field',
  },
});
