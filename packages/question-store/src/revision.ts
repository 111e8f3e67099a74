import { hash } from 'node:crypto';
import { LETTER_ANSWERS } from '@zielona-fala/contracts';
import type { Letter } from '@zielona-fala/contracts/bank';
import type { QuestionContent, QuestionRevision } from './question.ts';

/** For each new letter, the author's letter that moves there. */
const ORDERS: readonly Readonly<Record<Letter, Letter>>[] = [
  { A: 'A', B: 'B', C: 'C' },
  { A: 'A', B: 'C', C: 'B' },
  { A: 'B', B: 'A', C: 'C' },
  { A: 'B', B: 'C', C: 'A' },
  { A: 'C', B: 'A', C: 'B' },
  { A: 'C', B: 'B', C: 'A' },
];

/**
 * The state of a question that learners see, named by its number and content: equal content gives an equal revision.
 * Its answers are in an order that depends only on the number, so that no letter reveals the right one.
 */
export function revisionOf(authored: QuestionContent): QuestionRevision {
  return named(withMixedAnswers(authored));
}

/** A state of a question of the official bank, whose answers keep the order in which the exam has them. */
export function officialRevisionOf(content: QuestionContent): QuestionRevision {
  return named(content);
}

function named(content: QuestionContent): QuestionRevision {
  return { revision: `${content.number}-${hash('sha256', canonical(content)).slice(0, 12)}`, ...content };
}

function withMixedAnswers(question: QuestionContent): QuestionContent {
  const { number, answers, correct } = question;
  if (answers === null) return question;
  const order = ORDERS[Number.parseInt(hash('sha256', String(number)).slice(0, 8), 16) % ORDERS.length];
  if (order === undefined) throw new Error('an order of answers is missing');
  const moved = LETTER_ANSWERS.find((letter) => order[letter] === correct) ?? correct;
  return {
    ...question,
    correct: moved,
    answers: { A: answers[order.A], B: answers[order.B], C: answers[order.C] },
  };
}

/** JSON with sorted keys: the order in which an author wrote the fields does not make another content. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  );
}
