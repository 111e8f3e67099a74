import { NEW_PASSWORD_RULE } from '@zielona-fala/contracts';

/** How well a password withstands guessing; a hint only, never a rule. */
export type PasswordStrength = 'short' | 'weak' | 'good' | 'strong';

const GOOD_BITS = 45;
const STRONG_BITS = 60;
const COMMON = ['password', 'haslo', 'passwort', 'qwerty', 'zxcvbn', 'asdfgh', 'qwertz', 'admin'];

const ALPHABETS: readonly (readonly [pattern: RegExp, size: number])[] = [
  [/\p{Ll}/u, 26],
  [/\p{Lu}/u, 26],
  [/\p{Nd}/u, 10],
  [/[^\p{L}\p{Nd}]/u, 20],
];

const alphabetSize = (text: string): number =>
  ALPHABETS.reduce((sum, [pattern, size]) => (pattern.test(text) ? sum + size : sum), 0);

const codeOf = (character: string | undefined): number => character?.codePointAt(0) ?? Number.NaN;

/** Characters that neither repeat their predecessor nor follow it (aaaa, 1234, dcba). */
function surprises(characters: readonly string[]): number {
  return characters.filter((character, index) => {
    const step = codeOf(character) - codeOf(characters[index - 1]);
    return !(Math.abs(step) <= 1);
  }).length;
}

/** Takes away what is guessed first: common words, and words that belong to the account. */
function withoutKnown(password: string, known: readonly string[]): string {
  return [...COMMON, ...known]
    .filter((word) => word.length >= 3)
    .reduce((rest, word) => rest.replaceAll(word.toLowerCase(), '·'), password.toLowerCase());
}

/**
 * Estimates a password.
 * @param known words of the account (username, parts of the address), which are guessed first
 */
export function passwordStrength(password: string, known: readonly string[] = []): PasswordStrength {
  if ([...password].length < NEW_PASSWORD_RULE.min) return 'short';
  const characters = [...withoutKnown(password, known)];
  const bits = surprises(characters) * Math.log2(Math.max(2, alphabetSize(password)));
  if (bits >= STRONG_BITS) return 'strong';
  return bits >= GOOD_BITS ? 'good' : 'weak';
}
