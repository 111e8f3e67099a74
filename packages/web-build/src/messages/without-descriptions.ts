/** A string as TypeScript writes it. */
export const TEXT = `(?:'(?:[^'\\\\]|\\\\.)*'|"(?:[^"\\\\]|\\\\.)*")`;
const DESCRIPTION = new RegExp(
  `(defaultMessage\\s*[:=]\\s*${TEXT},?\\s*)description\\s*[:=]\\s*${TEXT},?`,
  'g',
);

/**
 * A loader that takes the descriptions out of messages: they are for translators.
 * @param code TypeScript, where the description stands after the text
 */
export default function withoutDescriptions(code: string): string {
  return code.replace(DESCRIPTION, '$1');
}
