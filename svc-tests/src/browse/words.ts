const WORD = /[\p{L}\p{N}]+/gu;
const MARK = /\p{M}/gu;
/** Letters that Unicode does not take for another one with a mark. */
const PLAIN: Readonly<Record<string, string>> = { ł: 'l', ø: 'o', đ: 'd', ß: 'ss' };
const SPECIAL = /[łøđß]/g;

/** The words of a text as they are compared: in lower case and without diacritics, each once. */
export function wordsOf(text: string): readonly string[] {
  const plain = text
    .toLowerCase()
    .normalize('NFD')
    .replace(MARK, '')
    .replace(SPECIAL, (letter) => PLAIN[letter] ?? letter);
  return [...new Set(plain.match(WORD) ?? [])];
}
