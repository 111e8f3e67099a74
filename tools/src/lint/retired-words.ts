import { ROOT } from '../paths.ts';
import { run } from '../process/run.ts';
import { readRepository } from './evidence.ts';

const PAGE = 'docs/glossary.md';
const HEADING = '## Retired words';
const ROW = /^\| (`.+`) \| (.+) \|$/;
const LASTING = /^Names in .* stay: (.+)\.$/m;
const IDENTIFIER = /[A-Za-z_$][\w$]*/g;
/** This check and its test, which have the words as examples. */
const OWN = /\/retired-words\./;
const CODE = ['*.ts', '*.tsx', '*.mjs'];

interface Retired {
  readonly word: string;
  readonly instead: string;
}

/** Says where a file's name or an identifier has a word that docs/glossary.md retires. */
export async function checkRetiredWords(): Promise<string[]> {
  const { stdout } = await run('git', ['ls-files', '--', ...CODE], { cwd: ROOT });
  const files = stdout.split('\n').filter((file) => file !== '' && !OWN.test(file));
  return findRetiredWords(readRepository(PAGE) ?? '', files, (file) => readRepository(file) ?? '');
}

/**
 * @param page the glossary
 * @param read gives a file's text
 * @returns a line for each file and word
 */
export function findRetiredWords(
  page: string,
  files: readonly string[],
  read: (file: string) => string,
): string[] {
  const retired = retiredIn(page);
  const lasting = quotedIn(LASTING.exec(page)?.[1] ?? '');
  if (retired.length === 0) return [`${PAGE}: there is no table below “${HEADING}”`];
  return files.flatMap((file) => {
    const names = new Set([
      file.replaceAll(/-(\w)/g, (_all, letter: string) => letter.toUpperCase()),
      ...(read(file).match(IDENTIFIER) ?? []),
    ]);
    for (const name of lasting) names.delete(name);
    return retired
      .filter(({ word }) => [...names].some((name) => hasWord(name, word)))
      .map(({ word, instead }) => `${file}: “${word}” is retired: ${instead} (${PAGE})`);
  });
}

function retiredIn(page: string): Retired[] {
  const [, table = ''] = page.split(HEADING);
  return table.split('\n').flatMap((line) => {
    const [, words = '', instead = ''] = ROW.exec(line) ?? [];
    return quotedIn(words).map((word) => ({ word, instead }));
  });
}

const quotedIn = (text: string): string[] => [...text.matchAll(/`([^`]+)`/g)].map(([, word = '']) => word);

/** `firstAnswers` also in FirstAnswersOf and readFirstAnswers, but `wish` not in wishbone, and `MOST_` in MOST, but not in LEFTMOST_. */
function hasWord(name: string, word: string): boolean {
  if (word.endsWith('_')) return `${name}_`.startsWith(word);
  const inside = `${word.charAt(0).toUpperCase()}${word.slice(1)}`;
  return new RegExp(`(^|[^A-Za-z])${word}(?![a-z])|${inside}(?![a-z])`).test(name);
}
