import {
  type Answer,
  type CategoryName,
  DAY_MS,
  PACK_ANSWERS,
  type PackAnswer,
  type PackAnswerOutcome,
  type PackAnswersDto,
} from '@zielona-fala/contracts';
import type { BankStore, QuestionRevision } from '@zielona-fala/question-store';
import { fits } from '../exams/scoring.ts';
import type { Catalogue } from '../learning/catalogue.ts';

/** How far the clock of a device may be ahead. */
const AHEAD_MS = 5 * 60_000;
const OLDEST_MS = PACK_ANSWERS.days * DAY_MS;

export interface JudgeParts {
  readonly catalogue: Catalogue;
  readonly bank: Pick<BankStore, 'revisions'>;
  /** Questions whose right answers must not be revealed to the learner now. */
  withheldFrom(userId: number): Promise<ReadonlySet<number>>;
}

/** An answer that can count. */
export interface Given {
  readonly number: number;
  readonly answer: Answer;
  readonly at: Date;
  readonly question: QuestionRevision;
}

interface Judged {
  readonly questionNumber: number;
  readonly given: Given | null;
  readonly refusal: PackAnswerOutcome | null;
}

export interface JudgedAnswers {
  /** In the order in which they were given. */
  readonly valid: readonly Given[];
  /** @param counted those that counted now, and not before */
  outcomes(counted: readonly Given[]): PackAnswersDto['answers'];
}

/** Which answers count: a browser is trusted only with what was answered and when. */
export async function judgeAnswers(
  parts: JudgeParts,
  userId: number,
  { categoryName, answers }: { readonly categoryName: CategoryName; readonly answers: readonly PackAnswer[] },
  now: Date,
): Promise<JudgedAnswers> {
  const [questions, withheld] = await Promise.all([
    questionsOf(parts, categoryName, answers),
    parts.withheldFrom(userId),
  ]);
  const judged = answers.map((each) => {
    if (withheld.has(each.questionNumber)) return refused(each.questionNumber, 'in-unfinished-test');
    return judge(each, questions.get(each.questionNumber), now);
  });
  return {
    valid: judged
      .flatMap(({ given }) => (given === null ? [] : [given]))
      .toSorted((one, other) => one.at.getTime() - other.at.getTime()),
    outcomes(counted) {
      const numbers = new Set(counted.map(({ number }) => number));
      return judged.map(({ questionNumber, refusal }) => ({
        questionNumber,
        outcome: refusal ?? (numbers.has(questionNumber) ? 'counted' : 'counted-before'),
      }));
    },
  };
}

function judge(
  { questionNumber, answer, answeredAt }: PackAnswer,
  question: QuestionRevision | undefined,
  now: Date,
): Judged {
  const age = now.getTime() - new Date(answeredAt).getTime();
  if (age < -AHEAD_MS) return refused(questionNumber, 'in-future');
  if (age > OLDEST_MS) return refused(questionNumber, 'too-old');
  if (question === undefined) return refused(questionNumber, 'unknown-question');
  if (!fits(question, answer)) return refused(questionNumber, 'not-allowed');
  const given = { number: questionNumber, answer, at: new Date(answeredAt), question };
  return { questionNumber, given, refusal: null };
}

const refused = (questionNumber: number, refusal: PackAnswerOutcome): Judged => ({
  questionNumber,
  given: null,
  refusal,
});

async function questionsOf(
  { catalogue, bank }: JudgeParts,
  category: CategoryName,
  answers: readonly PackAnswer[],
): Promise<ReadonlyMap<number, QuestionRevision>> {
  const asked = new Set(answers.map(({ questionNumber }) => questionNumber));
  const refs = (await catalogue.of(category)).filter(({ number }) => asked.has(number));
  return new Map((await bank.revisions(refs)).map((question) => [question.number, question]));
}
