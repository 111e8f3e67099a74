import { NEW_PASSWORD_RULE } from '@zielona-fala/contracts';
import { type PasswordOwner, type PasswordWarning, usePasswordWarning } from '@zielona-fala/web-kit';
import { type Light, Lights } from '@zielona-fala/web-kit/ui';
import { defineMessages, type MessageDescriptor, useIntl } from 'react-intl';
import * as css from './PasswordHint.module.css';
import { type PasswordStrength, passwordStrength } from './password-strength.ts';

/** Why a new password is guessed soon. */
const PASSWORD_WARNINGS: Readonly<Record<PasswordWarning, MessageDescriptor>> = defineMessages({
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

const WORDS: Readonly<Record<PasswordStrength, MessageDescriptor>> = defineMessages({
  short: {
    id: 'credentials.password.short',
    defaultMessage: 'Co najmniej {min, plural, one {# znak} few {# znaki} many {# znaków} other {# znaku}}',
    description: 'Hint under a new password: how long it has to be',
  },
  weak: {
    id: 'credentials.password.weak',
    defaultMessage: 'Słabe: dodaj kolejne słowo',
    description: 'Hint under a new password: easy to guess',
  },
  good: {
    id: 'credentials.password.good',
    defaultMessage: 'Dobre hasło',
    description: 'Hint under a new password',
  },
  strong: {
    id: 'credentials.password.strong',
    defaultMessage: 'Mocne hasło',
    description: 'Hint under a new password',
  },
});

const LIGHTS: Record<PasswordStrength, readonly Light[]> = {
  short: ['off', 'off', 'off'],
  weak: ['done', 'off', 'off'],
  good: ['on', 'on', 'off'],
  strong: ['on', 'on', 'on'],
};

export interface PasswordHintProps {
  readonly password: string;
  /** Whose it will be: words of theirs are guessed first. */
  readonly owner?: PasswordOwner;
}

/** Three lights and a word or a warning with its reason: how strong a new password is. Never stands in the way. */
export function PasswordHint({ password, owner = {} }: PasswordHintProps) {
  const intl = useIntl();
  const { username = '', email = '' } = owner;
  const warning = usePasswordWarning(password, owner);
  const estimated = passwordStrength(password, [username, ...email.split(/[@.]/)]);
  const strength = warning !== null && estimated !== 'short' ? 'weak' : estimated;
  const words =
    warning !== null && strength === 'weak'
      ? intl.formatMessage(PASSWORD_WARNINGS[warning])
      : intl.formatMessage(WORDS[strength], { min: NEW_PASSWORD_RULE.min });
  return (
    <span className={css.hint}>
      <span className={css.lights} aria-hidden="true">
        <Lights lights={LIGHTS[strength]} label={words} />
      </span>
      {words}
    </span>
  );
}
