import { useIntl } from 'react-intl';

/** Of the authenticator app, or saved for the day it is lost. */
export type CodeKind = 'app' | 'recovery';

export interface CodeWords {
  readonly text: string;
  readonly label: string;
  readonly hint: string;
  readonly wrong: string;
}

/** What the second step says of each kind of code. */
export function useCodeWords(kind: CodeKind): CodeWords {
  const intl = useIntl();
  if (kind === 'app') {
    return {
      text: intl.formatMessage({
        id: 'auth.second-factor.app',
        defaultMessage: 'Otwórz aplikację uwierzytelniającą i wpisz kod, który pokazuje dla naszego portalu.',
        description: 'What to do in the second step of a sign-in',
      }),
      label: intl.formatMessage({
        id: 'auth.second-factor.app.label',
        defaultMessage: 'Kod z aplikacji',
        description: 'Label of the code in the second step of a sign-in',
      }),
      hint: intl.formatMessage({
        id: 'auth.second-factor.app.hint',
        defaultMessage: '6 cyfr',
        description: 'What a code of the app looks like',
      }),
      wrong: intl.formatMessage({
        id: 'auth.second-factor.wrong',
        defaultMessage: 'Ten kod nie działa. Poczekaj na następny i sprawdź, czy telefon ma dobrą godzinę.',
        description: 'The code of the app was refused: wrong, too old or used',
      }),
    };
  }
  return {
    text: intl.formatMessage({
      id: 'auth.second-factor.recovery',
      defaultMessage:
        'Wpisz jeden z kodów zapisanych przy włączaniu logowania dwuetapowego. Każdy działa raz.',
      description: 'What to do without the app',
    }),
    label: intl.formatMessage({
      id: 'auth.second-factor.recovery.label',
      defaultMessage: 'Kod zapasowy',
      description: 'Label of a recovery code',
    }),
    hint: intl.formatMessage({
      id: 'auth.second-factor.recovery.hint',
      defaultMessage: '12 liter i cyfr',
      description: 'What a recovery code looks like',
    }),
    wrong: intl.formatMessage({
      id: 'auth.second-factor.recovery.wrong',
      defaultMessage: 'Ten kod nie działa albo był już użyty. Spróbuj innego.',
      description: 'The recovery code was refused',
    }),
  };
}
