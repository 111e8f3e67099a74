import {
  CONTACT_MESSAGE_RULE,
  CONTACT_NAME_RULE,
  CURRENT_PASSWORD_RULE,
  EMAIL_PATTERN,
  EMAIL_RULE,
  KNOWN_EMAIL_PATTERN,
  lengthOf,
  NEW_PASSWORD_RULE,
  PRINTABLE_PATTERN,
  type TextRule,
  USERNAME_RULE,
} from '@zielona-fala/contracts';
import { useMemo } from 'react';
import { type IntlShape, useIntl } from 'react-intl';

/** What react-hook-form's `register` takes for a text. */
export interface TextRegistration {
  readonly validate: Readonly<Record<string, (value: string) => true | string>>;
}

function bounds(intl: IntlShape, { min, max }: TextRule) {
  return {
    min: (value: string) =>
      lengthOf(value) >= min ||
      (value === ''
        ? intl.formatMessage({
            id: 'kit.form.required',
            defaultMessage: 'Uzupełnij to pole',
            description: 'Form error',
          })
        : intl.formatMessage(
            {
              id: 'kit.form.min',
              defaultMessage:
                'Wpisz co najmniej {min, plural, one {# znak} few {# znaki} many {# znaków} other {# znaku}}',
              description: 'Form error: the text is too short',
            },
            { min },
          )),
    max: (value: string) =>
      lengthOf(value) <= max ||
      intl.formatMessage(
        {
          id: 'kit.form.max',
          defaultMessage:
            'Wpisz najwyżej {max, plural, one {# znak} few {# znaki} many {# znaków} other {# znaku}}',
          description: 'Form error: the text is too long',
        },
        { max },
      ),
  };
}

const unprintable = (intl: IntlShape): string =>
  intl.formatMessage({
    id: 'kit.form.unprintable',
    defaultMessage: 'Użyj tylko widocznych znaków',
    description: 'Form error: a name has control characters',
  });

const address = (intl: IntlShape, form: RegExp): TextRegistration => ({
  validate: {
    ...bounds(intl, EMAIL_RULE),
    pattern: (value) =>
      form.test(value.trim()) ||
      intl.formatMessage({
        id: 'kit.form.email',
        defaultMessage: 'Wpisz adres w postaci nazwa@przyklad.pl',
        description: 'Form error: not an e-mail address',
      }),
  },
});

/** Rules for a text whose white space around is cut off before it is sent. */
const trimmed = ({ min, max }: ReturnType<typeof bounds>) => ({
  min: (value: string) => min(value.trim()),
  max: (value: string) => max(value.trim()),
});

function createRules(intl: IntlShape) {
  return {
    username: {
      validate: {
        ...trimmed(bounds(intl, USERNAME_RULE)),
        printable: (value) => PRINTABLE_PATTERN.test(value.trim()) || unprintable(intl),
      },
    },
    email: address(intl, EMAIL_PATTERN),
    /** Of an account that there is already. */
    knownEmail: address(intl, KNOWN_EMAIL_PATTERN),
    /** May be left empty. */
    contactName: {
      validate: {
        max: bounds(intl, CONTACT_NAME_RULE).max,
        printable: (value) => PRINTABLE_PATTERN.test(value.trim()) || unprintable(intl),
      },
    },
    contactMessage: { validate: trimmed(bounds(intl, CONTACT_MESSAGE_RULE)) },
    newPassword: { validate: bounds(intl, NEW_PASSWORD_RULE) },
    currentPassword: { validate: bounds(intl, CURRENT_PASSWORD_RULE) },
    /** The same text again, e.g. a repeated password. */
    repeatOf: (read: () => string): TextRegistration => ({
      validate: {
        ...bounds(intl, CURRENT_PASSWORD_RULE),
        equal: (value) =>
          value === read() ||
          intl.formatMessage({
            id: 'kit.form.repeat',
            defaultMessage: 'Hasła nie są takie same',
            description: 'Form error: the repeated text differs',
          }),
      },
    }),
    /** A name that is sent without the white space around it. */
    name: (rule: TextRule): TextRegistration => ({ validate: trimmed(bounds(intl, rule)) }),
    /** Any text within bounds. */
    text: (rule: TextRule): TextRegistration => ({ validate: bounds(intl, rule) }),
  } as const satisfies Record<string, TextRegistration | ((argument: never) => TextRegistration)>;
}

/** The form rules of the contracts, as react-hook-form takes them, with errors in the interface's language. */
export function useFormRules() {
  const intl = useIntl();
  return useMemo(() => createRules(intl), [intl]);
}
