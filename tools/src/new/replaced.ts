/** A text with other words in the place of those that a pattern finds. @throws Error where it finds none */
export function replaced(text: string, pattern: RegExp, words: (found: string) => string): string {
  if (text.search(pattern) === -1) throw new Error(`There is nothing like ${pattern}`);
  return text.replace(pattern, (found) => words(found));
}
