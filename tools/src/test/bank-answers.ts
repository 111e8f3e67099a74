import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { workspace } from '../paths.ts';

type Texts = Readonly<Record<string, string>>;

interface BankQuestion {
  readonly number: number;
  readonly correct: string;
  readonly text: Texts;
  readonly answers: Readonly<Record<string, Texts>> | null;
}

const FOLDER = path.join(workspace('bank'), 'questions');

const bank: readonly BankQuestion[] = readdirSync(FOLDER).flatMap((file) =>
  JSON.parse(readFileSync(path.join(FOLDER, file), 'utf8')),
);

/** Where two questions ask the same in a language, whoever knows their words alone cannot tell what is right. */
function refuseAlike(language: string): void {
  const keys = new Map<string | undefined, string>();
  for (const { number, text, answers, correct } of bank) {
    const words = text[language];
    const key = answers?.[correct]?.[language] ?? correct;
    if ((keys.get(words) ?? key) !== key)
      throw new Error(`question ${number} asks as another does: ${words}`);
    keys.set(words, key);
  }
}
for (const language of ['pl', 'en', 'de']) refuseAlike(language);

/** What someone who knows the bank answers: T or N, or the text of the right one of three answers. */
export interface Knowledge {
  readonly yesNo: 'T' | 'N' | null;
  readonly answerText: string | null;
}

export function knowledgeOf(question: { text: string; language: string }): Knowledge {
  const found = bank.find(({ text }) => text[question.language] === question.text);
  if (found === undefined) throw new Error(`not in the bank: ${question.text}`);
  if (found.answers === null) return { yesNo: found.correct as 'T' | 'N', answerText: null };
  return { yesNo: null, answerText: found.answers[found.correct]?.[question.language] ?? null };
}
