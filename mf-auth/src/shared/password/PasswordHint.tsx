import { NEW_PASSWORD_RULE } from '@zielona-fala/contracts';
import { type Light, Lights } from '@zielona-fala/web-kit/ui';
import { defineMessages, type MessageDescriptor, useIntl } from 'react-intl';
import * as css from './PasswordHint.module.css';
import { type PasswordStrength, passwordStrength } from './strength.ts';

const WORDS: Readonly<Record<PasswordStrength, MessageDescriptor>> = defineMessages({
  short: {
    id: 'auth.password.short',
    defaultMessage: 'Co najmniej {min, plural, one {# znak} few {# znaki} many {# znaków} other {# znaku}}',
    description: 'Hint under a new password: how long it has to be',
  },
  weak: {
    id: 'auth.password.weak',
    defaultMessage: 'Słabe: dodaj kolejne słowo',
    description: 'Hint under a new password: easy to guess',
  },
  good: { id: 'auth.password.good', defaultMessage: 'Dobre hasło', description: 'Hint under a new password' },
  strong: {
    id: 'auth.password.strong',
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
  /** Words that are guessed first. */
  readonly known?: readonly string[];
}

/** Three lights and a word: how strong a new password is. Never stands in the way. */
export function PasswordHint({ password, known }: PasswordHintProps) {
  const intl = useIntl();
  const strength = passwordStrength(password, known);
  const words = intl.formatMessage(WORDS[strength], { min: NEW_PASSWORD_RULE.min });
  return (
    <span className={css.hint}>
      <span className={css.lights} aria-hidden="true">
        <Lights lights={LIGHTS[strength]} label={words} />
      </span>
      {words}
    </span>
  );
}
