import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../paths.ts';
import { testNamesIn } from './test-names.ts';

/** Something in code marks, with the words in “…” that follow it. */
const EVIDENCE = /`([^`]+)`(?:[^`“]*“([^”]+)”)?/g;
export const TEST_FILE = /\.test\.tsx?$/;
const FILE = /^(?!\/)(?!.*:\/\/)[\w.@/-]*(\/[\w.@-]+|\.(md|json))$|^\.dockerignore$/;

/** Answers with a file's text, of a folder with none; null for what is not there. */
export type ReadFile = (file: string) => string | null;

/** Reads files and folders of the repository. */
export const readRepository: ReadFile = (file) => {
  const absolute = path.join(ROOT, file);
  const found = statSync(absolute, { throwIfNoEntry: false });
  if (found === undefined) return null;
  return found.isFile() ? readFileSync(absolute, 'utf8') : '';
};

/** The files that a text names in code marks. */
export const filesIn = (text: string): string[] =>
  [...text.matchAll(EVIDENCE)].flatMap(([, file = '']) => (FILE.test(file) ? [file] : []));

/** Finds files that a text names and that are missing, and words that it quotes from them in vain. */
export function findLacking(text: string, read: ReadFile): string[] {
  return [...text.matchAll(EVIDENCE)].flatMap(([, file = '', words]) => {
    if (!FILE.test(file)) return [];
    const content = read(file);
    if (content === null) return [`there is no ${file}`];
    return words === undefined || holds(file, content, words) ? [] : [`${file} has no “${words}”`];
  });
}

/** Of a file of tests, the name of one; a comment or another text there shows nothing. */
const holds = (file: string, content: string, words: string): boolean =>
  TEST_FILE.test(file)
    ? testNamesIn(file, content).some((name) => name.includes(words))
    : content.includes(words);
