import { type Answer, LETTER_ANSWERS, YES_NO_ANSWERS } from '@zielona-fala/contracts';

/** How often each answer is the right one. */
export type AnswerBalance = Readonly<Record<Answer, number>>;

export function balanceOf(questions: readonly { readonly correct: Answer }[]): AnswerBalance {
  const balance: Record<Answer, number> = { T: 0, N: 0, A: 0, B: 0, C: 0 };
  for (const { correct } of questions) balance[correct] += 1;
  return balance;
}

/** For people, e.g. `T 52 %, N 48 % of 70; A 31 %, B 36 %, C 33 % of 36`. */
export function describeBalance(balance: AnswerBalance): string {
  return [YES_NO_ANSWERS, LETTER_ANSWERS].map((answers) => shares(balance, answers)).join('; ');
}

function shares(balance: AnswerBalance, answers: readonly Answer[]): string {
  const total = answers.reduce((sum, answer) => sum + balance[answer], 0);
  const parts = answers.map((answer) => `${answer} ${Math.round((100 * balance[answer]) / (total || 1))} %`);
  return `${parts.join(', ')} of ${total}`;
}
