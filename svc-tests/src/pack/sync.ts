import {
  type Answer,
  PACK_ANSWERS,
  type PackAnswerOutcome,
  type PackAnswersDto,
  type PackAnswersRequest,
} from '@zielona-fala/contracts';
import { invalid } from '@zielona-fala/service-kit/http';
import { inTransaction } from '@zielona-fala/service-kit/mongo';
import { newId } from '@zielona-fala/service-kit/process';
import type { QuestionRevision } from '../bank/question.ts';
import { newTest, type Outcome, type Test } from '../exams/exam.ts';
import { awardTest, type FinishParts, markOutcome } from '../exams/finish.ts';
import { fits } from '../exams/scoring.ts';
import { holdCaller } from '../learners/hold.ts';
import type { Catalogue } from '../learning/catalogue.ts';
import type { Issues } from './issue.ts';
import type { CountedAnswers } from './store.ts';

/** How far the clock of a device may be ahead. */
const AHEAD_MS = 5 * 60_000;
const OLDEST_MS = PACK_ANSWERS.days * 24 * 60 * 60_000;

export interface SyncParts extends FinishParts {
  readonly catalogue: Catalogue;
  readonly counted: CountedAnswers;
  readonly issues: Issues;
  /** Questions of which a learner must not be told now what is right. */
  withheldFrom(userId: number): Promise<ReadonlySet<number>>;
}

interface Given {
  readonly number: number;
  readonly answer: Answer;
  readonly at: Date;
  readonly question: QuestionRevision;
}

/**
 * Takes answers that were given without a connection: as one finished test, in the order of their times. They make days
 * only from the issue of their pack on.
 * @throws Problem 422 for an issue that is none of this learner's
 */
export async function countAnswers(
  parts: SyncParts,
  userId: number,
  { categoryName: category, lang, issue, answers }: PackAnswersRequest,
): Promise<PackAnswersDto> {
  const now = parts.clock.now();
  const issued = issuedAt(parts.issues, userId, issue);
  const [questions, withheld] = await Promise.all([
    questionsOf(parts, category, answers),
    parts.withheldFrom(userId),
  ]);
  const judged = answers.map((each) => {
    if (withheld.has(each.questionNumber)) return refused(each.questionNumber, 'in-unfinished-test');
    return judge(each, questions.get(each.questionNumber), now);
  });
  const valid = judged
    .flatMap(({ given }) => (given === null ? [] : [given]))
    .toSorted((one, other) => one.at.getTime() - other.at.getTime());
  const { timeZone } = await parts.learners.studyOf(userId);
  const countsForDays = (at: Date): boolean => issued !== null && at >= issued;

  const counting = await inTransaction(parts.connection, async (transaction) => {
    await holdCaller(parts.learners, userId, now, transaction);
    const fresh = await parts.counted.take(userId, valid, transaction);
    const [first] = fresh;
    if (first === undefined) return null;
    const test: Test = {
      ...newTest({
        ...{ testId: newId(parts.clock), userId, category, lang, mode: 'review', created: first.at },
        questions: fresh.map(({ question: { number, revision } }) => ({ number, revision })),
      }),
      answers: Object.fromEntries(fresh.map(({ number, answer }) => [number, answer])),
      answeredAt: Object.fromEntries(
        fresh.map(({ number, at }) => [number, new Date(Math.min(at.getTime(), now.getTime()))]),
      ),
    };
    const ended = {
      test,
      questions: fresh.map(({ question }) => question),
      timeZone,
      finished: now,
      countsForDays,
    };
    const outcome = await awardTest(parts, ended, transaction);
    await parts.tests.insert({ ...test, status: outcome.result.status, outcome }, transaction);
    return { testId: test.testId, outcome, numbers: new Set(fresh.map(({ number }) => number)) };
  });
  if (counting !== null) await markOutcome(parts.marks, userId, counting.outcome);
  return {
    answers: judged.map(({ questionNumber, refusal }) => ({
      questionNumber,
      outcome: refusal ?? (counting?.numbers.has(questionNumber) ? 'counted' : 'counted-before'),
    })),
    ...resultOf(counting),
  };
}

function issuedAt(issues: Issues, userId: number, issue: string | undefined): Date | null {
  if (issue === undefined) return null;
  const read = issues.read(issue);
  if (read?.userId !== userId)
    throw invalid([{ field: 'issue', code: 'invalid', message: 'This is not from a pack of yours' }]);
  return read.made;
}

function resultOf(
  counting: { readonly testId: number; readonly outcome: Outcome } | null,
): Omit<PackAnswersDto, 'answers'> {
  if (counting === null) return { testId: null, xpGained: 0, isNextLevel: false };
  const { testId, outcome } = counting;
  return { testId, xpGained: outcome.xpGained, isNextLevel: outcome.result.isNextLevel };
}

interface Judged {
  readonly questionNumber: number;
  readonly given: Given | null;
  readonly refusal: PackAnswerOutcome | null;
}

function judge(
  { questionNumber, answer, answeredAt }: PackAnswersRequest['answers'][number],
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
  { catalogue, bank }: SyncParts,
  category: PackAnswersRequest['categoryName'],
  answers: PackAnswersRequest['answers'],
): Promise<ReadonlyMap<number, QuestionRevision>> {
  const asked = new Set(answers.map(({ questionNumber }) => questionNumber));
  const refs = (await catalogue.of(category)).filter(({ number }) => asked.has(number));
  return new Map((await bank.revisions(refs)).map((question) => [question.number, question]));
}
