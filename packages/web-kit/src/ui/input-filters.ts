/**
 * What may stand in a field while it is typed, for each of the filters of requirement 5.4. Each text that fits also fits
 * without its last character, so that it can be typed from left to right.
 *
 * In use are `email` (every address) and `positive-integer` (the code of an app, the daily goal); a test holds this list
 * true. A filter helps where what it drops is a slip for certain: names may have any letters and signs, a password must
 * lose nothing unseen, letters to the operator are free text, join codes are read however they are typed.
 */
const FITTING = {
  'positive-integer': /^\d*$/,
  integer: /^-?\d*$/,
  'positive-number': /^\d*(?:(?<=\d)[.,]\d*)?$/,
  number: /^-?\d*(?:(?<=\d)[.,]\d*)?$/,
  /** Allows digit grouping and at most two decimals. */
  money: /^(?:\d[\d \u00a0]*(?:[.,]\d{0,2})?)?$/,
  hex: /^[\da-f]*$/i,
  email: /^[^\s@<>()[\],;:"\\]*(?:@[^\s@<>()[\],;:"\\]*)?$/,
  /** Letters of any language. */
  alpha: /^(?:\p{L}\p{M}*)*$/u,
  alphanumeric: /^(?:[\p{L}\p{N}]\p{M}*)*$/u,
} as const satisfies Record<string, RegExp>;

export type InputFilter = keyof typeof FITTING;

export const INPUT_FILTERS = Object.keys(FITTING) as readonly InputFilter[];

/** The keyboard that phones show for it. */
export const INPUT_MODES: Partial<Record<InputFilter, 'numeric' | 'decimal' | 'email'>> = {
  'positive-integer': 'numeric',
  'positive-number': 'decimal',
  money: 'decimal',
  email: 'email',
};

/** Removes characters that are not allowed at their position. A valid text is unchanged. */
export function filterText(filter: InputFilter, text: string): string {
  const fitting = FITTING[filter];
  let kept = '';
  for (const character of text) if (fitting.test(kept + character)) kept += character;
  return kept;
}
