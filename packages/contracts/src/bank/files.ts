import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { parseJson } from '../schemas/parse-json.ts';
import type { BankQuestion } from './question.ts';
import { BANK_QUESTION_SCHEMA } from './schema.ts';

/** A question, or a whole file, that cannot be taken. */
export interface Refusal {
  readonly file: string;
  /** Null when it could not even be read. */
  readonly number: number | null;
  readonly reason: string;
}

/** A refusal as a line for people, e.g. `signs.json 1000017: "points" is required`. */
export function describeRefusal({ file, number, reason }: Refusal): string {
  return `${file}${number === null ? '' : ` ${number}`}: ${reason}`;
}

/** What the data files hold. With one refusal the bank as a whole is not to be used. */
export interface BankFiles {
  readonly questions: readonly BankQuestion[];
  /** Pictures and films that no question shows. */
  readonly unused: readonly string[];
  readonly refusals: readonly Refusal[];
}

interface Entry {
  readonly file: string;
  readonly input: unknown;
}

/**
 * Reads and checks every question of a bank folder: shape, unique numbers, media that exist.
 * @param folder holds `questions/*.json` and `media/`
 */
export async function readBank(folder: string): Promise<BankFiles> {
  const files = await readdir(path.join(folder, 'questions'));
  const refusals: Refusal[] = [];
  const entries: Entry[] = [];
  for (const file of files.filter((name) => name.endsWith('.json')).sort()) {
    const read = parseJson(await readFile(path.join(folder, 'questions', file), 'utf8'));
    if (Array.isArray(read)) entries.push(...read.map((input: unknown) => ({ file, input })));
    else refusals.push({ file, number: null, reason: 'is not a JSON array of questions' });
  }
  const media = await mediaFiles(folder);
  const fileOf = new Map<number, string>();
  const questions: BankQuestion[] = [];
  for (const { file, input } of entries) {
    const checked = checkQuestion(input, media, fileOf);
    if ('reason' in checked) refusals.push({ file, ...checked });
    else {
      fileOf.set(checked.question.number, file);
      questions.push(checked.question);
    }
  }
  const used = new Set(questions.flatMap(shownBy));
  return { questions, unused: [...media].filter((file) => !used.has(file)), refusals };
}

function checkQuestion(
  input: unknown,
  media: ReadonlySet<string>,
  fileOf: ReadonlyMap<number, string>,
): { question: BankQuestion } | { number: number | null; reason: string } {
  const { value: question, error } = BANK_QUESTION_SCHEMA.validate(input, { abortEarly: false });
  if (error) return { number: numberOf(input), reason: error.message };
  const { number } = question;
  const other = fileOf.get(number);
  if (other !== undefined) return { number, reason: `its number is already taken in ${other}` };
  const missing = shownBy(question).find((file) => !media.has(file));
  if (missing !== undefined) return { number, reason: `${missing} does not exist` };
  return { question };
}

function shownBy({ media }: BankQuestion): readonly string[] {
  if (media === null) return [];
  return [media.file, media.poster, media.lastFrame].filter((file) => file !== undefined);
}

async function mediaFiles(folder: string): Promise<ReadonlySet<string>> {
  const root = path.join(folder, 'media');
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  return new Set(
    files.map(({ parentPath, name }) =>
      path.relative(root, path.join(parentPath, name)).split(path.sep).join('/'),
    ),
  );
}

function numberOf(input: unknown): number | null {
  if (typeof input !== 'object' || input === null || !('number' in input)) return null;
  return typeof input.number === 'number' ? input.number : null;
}
