import { USERNAME_RULE } from '@zielona-fala/contracts';
import type { Registration } from '@zielona-fala/contracts/portal';
import type { FieldMessages } from '@zielona-fala/web-kit';
import { PASSWORD_REFUSALS } from '@zielona-fala/web-kit/words/credentials';
import { type IntlShape, useIntl } from 'react-intl';
import { FIELD_LABELS } from '../../../shared/forms/labels.ts';

const labelsIn = (intl: IntlShape): Readonly<Record<keyof Registration, string>> => ({
  username: intl.formatMessage(FIELD_LABELS.username),
  email: intl.formatMessage(FIELD_LABELS.email),
  password: intl.formatMessage(FIELD_LABELS.password),
  repeatPassword: intl.formatMessage(FIELD_LABELS.repeatPassword),
});

function refusalsIn(intl: IntlShape): FieldMessages<Registration> {
  return {
    username: {
      taken: intl.formatMessage({
        id: 'auth.register.username-taken',
        defaultMessage: 'Ta nazwa jest zajęta. Wybierz inną.',
        description: 'Somebody else has this username',
      }),
      default: intl.formatMessage({
        id: 'auth.register.username-refused',
        defaultMessage: 'Tej nazwy nie możemy przyjąć. Wybierz inną.',
        description: 'The server refused the username',
      }),
    },
    email: {
      taken: intl.formatMessage({
        id: 'auth.register.email-taken',
        defaultMessage: 'Na ten adres jest już konto. Zaloguj się albo ustaw nowe hasło.',
        description: 'There is an account with this e-mail address',
      }),
      default: intl.formatMessage({
        id: 'auth.register.email-refused',
        defaultMessage: 'Tego adresu nie możemy przyjąć. Sprawdź, czy jest poprawny.',
        description: 'The server refused the e-mail address',
      }),
    },
    password: { default: intl.formatMessage(PASSWORD_REFUSALS.refused) },
    repeatPassword: { default: intl.formatMessage(PASSWORD_REFUSALS.notEqual) },
  };
}

/** The texts of the registration form. */
export function useRegisterWords() {
  const intl = useIntl();
  return {
    labels: labelsIn(intl),
    refusals: refusalsIn(intl),
    usernameHint: intl.formatMessage(
      {
        id: 'auth.register.username-hint',
        defaultMessage: 'Od {min} do {max} znaków. Widać ją w rankingu.',
        description: 'Hint under the username; it is public in the ranking',
      },
      USERNAME_RULE,
    ),
    emailHint: intl.formatMessage({
      id: 'auth.register.email-hint',
      defaultMessage: 'Wyślemy na niego link do aktywacji konta.',
      description: 'Hint under the e-mail address of a new account',
    }),
  };
}
