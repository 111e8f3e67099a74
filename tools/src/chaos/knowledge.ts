import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Answer } from '@zielona-fala/contracts';
import { workspace } from '../paths.ts';

interface BankQuestion {
  readonly number: number;
  readonly correct: Answer;
}

/** The right answers of the project's own bank, by question number. */
export function rightAnswers(): ReadonlyMap<number, Answer> {
  const folder = path.join(workspace('bank'), 'questions');
  const questions: readonly BankQuestion[] = readdirSync(folder).flatMap((file) =>
    JSON.parse(readFileSync(path.join(folder, file), 'utf8')),
  );
  return new Map(questions.map(({ number, correct }) => [number, correct]));
}
