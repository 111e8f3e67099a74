import type { Change } from './change.ts';

/** Where a sibling is entered: what of the file says so, and how that reads for the new one, unless by its names. */
export type Place = readonly [file: string, text: RegExp, written?: string];

/**
 * Enters a new deployable wherever a sibling is, directly behind it.
 * @param renamed makes of what a file says of the sibling what it has to say of the new one
 * @throws Error where the sibling is not entered as expected
 */
export function enterBeside(
  change: Change,
  places: readonly Place[],
  renamed: (text: string) => string,
): void {
  for (const [file, pattern, written] of places) {
    change.edit(file, (text) => {
      if (!pattern.test(text)) throw new Error(`${file} does not say ${pattern}`);
      pattern.lastIndex = 0;
      return text.replace(pattern, (found) => found + (written ?? renamed(found)));
    });
  }
}
