import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { TOPICS } from '../exam/topics.ts';
import type { BankQuestion } from './question.ts';

const inEachLanguage = (text: string) => ({ pl: `${text} (pl)`, en: `${text} (en)`, de: `${text} (de)` });

/** A question that the bank takes, unless `changes` spoil it. */
export function question(number: number, changes: Partial<BankQuestion> = {}): BankQuestion {
  const isTechnical = changes.part === 'technical';
  return {
    number,
    part: 'primary',
    points: 3,
    categories: ['B'],
    topic: TOPICS[number % TOPICS.length] ?? 'road-signs',
    correct: isTechnical ? 'A' : 'T',
    media: null,
    text: inEachLanguage(`question ${number}`),
    answers: isTechnical
      ? { A: inEachLanguage('right'), B: inEachLanguage('wrong'), C: inEachLanguage('nonsense') }
      : null,
    explanation: inEachLanguage(`because ${number}`),
    legalBasis: [{ act: 'road-traffic-act', article: 'art. 25 ust. 1', asOf: '2026-01-01' }],
    checked: '2026-01-02',
    ...changes,
  };
}

/**
 * Writes a temporary bank folder with `scenes/here.svg` and `scenes/here.webm`.
 * @param files name → content of each question file: text as it is, everything else as JSON
 */
export async function writeBank(files: Readonly<Record<string, unknown>>): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'bank-'));
  await mkdir(path.join(folder, 'questions'));
  await mkdir(path.join(folder, 'media', 'scenes'), { recursive: true });
  await writeFile(
    path.join(folder, 'media', 'scenes', 'here.svg'),
    '<svg xmlns="http://www.w3.org/2000/svg"/>',
  );
  await writeFile(path.join(folder, 'media', 'scenes', 'here.webm'), 'a film');
  for (const [name, content] of Object.entries(files)) {
    const text = typeof content === 'string' ? content : JSON.stringify(content);
    await writeFile(path.join(folder, 'questions', name), text);
  }
  return folder;
}
