import type { ApiFailure } from '@zielona-fala/contracts/portal';
import type { FieldPath, FieldValues, UseFormSetError } from 'react-hook-form';

/** What to say for a refused field; by its code, `default` otherwise. */
export type FieldMessages<Values extends FieldValues> = Partial<
  Record<FieldPath<Values>, Readonly<Record<string, string> & { default: string }>>
>;

/**
 * Puts the server's refusals beside their fields, in the screen's words; the first of them takes the focus.
 * @returns true when every refusal found its field; false: say it for the form as a whole
 */
export function applyFailure<Values extends FieldValues>(
  failure: ApiFailure,
  messages: FieldMessages<Values>,
  setError: UseFormSetError<Values>,
): boolean {
  if (failure.errors.length === 0) return false;
  const known = failure.errors.flatMap(({ field, code }) => {
    const name = field as FieldPath<Values>;
    const words = messages[name];
    return words ? [{ name, code, message: words[code] ?? words.default }] : [];
  });
  known.forEach(({ name, code, message }, index) => {
    setError(name, { type: code, message }, { shouldFocus: index === 0 });
  });
  return known.length === failure.errors.length;
}
