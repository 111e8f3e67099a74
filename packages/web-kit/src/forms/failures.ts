import type { ApiFailure } from '@zielona-fala/contracts/portal';
import type { FieldPath, FieldValues, UseFormSetError } from 'react-hook-form';

/** What to say for a refused field; by its code, `default` otherwise. */
export type FieldMessages<Values extends FieldValues> = Partial<
  Record<FieldPath<Values>, Readonly<Record<string, string> & { default: string }>>
>;

/**
 * Shows the server's validation errors at their fields, in the screen's words, and focuses the first.
 * @returns false when an error has no field of its own on the screen: show it for the whole form
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
