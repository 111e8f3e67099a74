/** Letters that Unicode does not take for another one with a mark. */
const PLAIN: Readonly<Record<string, string>> = {
  ł: 'l',
  Ł: 'L',
  ø: 'o',
  Ø: 'O',
  đ: 'd',
  Đ: 'D',
  ß: 'ss',
};

/** `Zażółć` → `Zazolc`, also when its letters are written as two characters each. */
export function withoutDiacritics(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[łŁøØđĐß]/g, (letter) => PLAIN[letter] ?? letter);
}
