import type { Change } from './change.ts';
import { replaced } from './replaced.ts';

/** Where a file says something, and what it has to say behind it; without that, the same of the new one. */
export type Place = readonly [file: string, found: RegExp, added?: string];

/**
 * Enters something in files, each time directly behind what is found there.
 * @param renamed makes of what a file says of a sibling what it has to say of the new one
 * @throws Error where a file does not say what is looked for
 */
export function enterBeside(
  change: Change,
  places: readonly Place[],
  renamed: (text: string) => string = (text) => text,
): void {
  for (const [file, pattern, added] of places) {
    change.edit(file, (text) => replaced(text, pattern, (found) => found + (added ?? renamed(found))));
  }
}
