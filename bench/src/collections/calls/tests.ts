import type { TestDto } from '@zielona-fala/contracts';
import { addBookmark } from '@zielona-fala/contracts/api/bookmarks/add-bookmark';
import { removeBookmark } from '@zielona-fala/contracts/api/bookmarks/remove-bookmark';
import { beginTest } from '@zielona-fala/contracts/api/exams/begin-test';
import { checkTest } from '@zielona-fala/contracts/api/exams/check-test';
import { deleteTest } from '@zielona-fala/contracts/api/exams/delete-test';
import { findUnfinished } from '@zielona-fala/contracts/api/exams/find-unfinished';
import { getTest } from '@zielona-fala/contracts/api/exams/get-test';
import { getTrial } from '@zielona-fala/contracts/api/exams/get-trial';
import { listTests } from '@zielona-fala/contracts/api/exams/list-tests';
import { reviewTest } from '@zielona-fala/contracts/api/exams/review-test';
import { saveAnswer } from '@zielona-fala/contracts/api/exams/save-answer';
import { getGuestPack } from '@zielona-fala/contracts/api/pack/get-guest-pack';
import { getPack } from '@zielona-fala/contracts/api/pack/get-pack';
import { sendGuestAnswers } from '@zielona-fala/contracts/api/pack/send-guest-answers';
import { sendPackAnswers } from '@zielona-fala/contracts/api/pack/send-pack-answers';
import { browseQuestions } from '@zielona-fala/contracts/api/questions/browse-questions';
import { drawQuestion } from '@zielona-fala/contracts/api/questions/draw-question';
import { getBank } from '@zielona-fala/contracts/api/questions/get-bank';
import { listCategories } from '@zielona-fala/contracts/api/questions/list-categories';
import { changeReminders } from '@zielona-fala/contracts/api/reminders/change-reminders';
import { endReminders } from '@zielona-fala/contracts/api/reminders/end-reminders';
import { getReminders } from '@zielona-fala/contracts/api/reminders/get-reminders';
import { listReports } from '@zielona-fala/contracts/api/reports/list-reports';
import { markReportsRead } from '@zielona-fala/contracts/api/reports/mark-reports-read';
import { reportQuestion } from '@zielona-fala/contracts/api/reports/report-question';
import { getRule } from '@zielona-fala/contracts/api/rules/get-rule';
import { listRules } from '@zielona-fala/contracts/api/rules/list-rules';
import { getPlan } from '@zielona-fala/contracts/api/study/get-plan';
import { getReadiness } from '@zielona-fala/contracts/api/study/get-readiness';
import { getTopics } from '@zielona-fala/contracts/api/study/get-topics';
import type { Learner, Stage } from '../stage.ts';

const WANTED = { categoryName: 'B', lang: 'pl' } as const;
const IN_B = { categoryName: 'B' } as const;
const CATEGORY = { category: 'B' } as const;
const IN_POLISH = { cat: 'B', lang: 'pl' } as const;
const CONFLICT = 409;

const numbersOf = ({ questions }: Pick<TestDto, 'questions'>): readonly number[] =>
  (questions ?? []).map(({ questionNumber }) => questionNumber);

/** The right answers to a test, or to its first questions. */
const rightAnswers = ({ rightAnswer }: Stage, numbers: readonly number[]) =>
  Object.fromEntries(numbers.map((number) => [String(number), rightAnswer(number)]));

/** Begins an exam, answers it and passes. @returns its id */
export async function passExam(stage: Stage, learner: Learner): Promise<number> {
  const exam = await learner.make(beginTest, { body: { ...WANTED, mode: 'exam' } });
  const { testId } = exam;
  await learner.refused(beginTest, { body: { ...WANTED, mode: 'exam' } }, CONFLICT);
  const numbers = numbersOf(exam);
  const [first = 0] = numbers;
  await learner.make(saveAnswer, {
    ...{ testId, questionNumber: first },
    body: { answer: stage.rightAnswer(first) },
  });
  await learner.make(getTest, { testId });
  await learner.make(findUnfinished, { query: { detail: true } });
  await learner.make(checkTest, { testId, body: { ...IN_B, answers: rightAnswers(stage, numbers) } });
  return testId;
}

/** Begins an exam. @returns its id */
export async function beginExam(learner: Learner): Promise<number> {
  return (await learner.make(beginTest, { body: { ...WANTED, mode: 'exam' } })).testId;
}

/** Begins a test of learning, answers one question and ends it. */
export async function practise(stage: Stage, learner: Learner, wanted: Practice = {}): Promise<number> {
  const test = await begin(learner, wanted);
  const { testId } = test;
  const [first = 0] = numbersOf(test);
  await learner.make(saveAnswer, {
    ...{ testId, questionNumber: first },
    body: { answer: stage.rightAnswer(first) },
  });
  await learner.make(checkTest, { testId, body: { ...IN_B, answers: {} } });
  return testId;
}

interface Practice {
  readonly mode?: 'practice' | 'topic' | 'review';
  readonly topic?: 'road-signs';
  readonly rule?: string;
  readonly fromTest?: number;
  readonly homework?: number;
}

const begin = (learner: Learner, wanted: Practice) =>
  learner.make(beginTest, { body: { ...WANTED, mode: 'practice', ...wanted } });

/** What a learner does alone: all kinds of tests, packs, bookmarks, reports, the plan. */
export async function study(stage: Stage, learner: Learner): Promise<void> {
  await learner.make(getBank);
  await learner.make(listCategories);
  await learner.make(drawQuestion, { query: IN_POLISH });
  await learner.make(getTrial, { query: IN_POLISH });
  await passExam(stage, learner);
  const fromTest = await failExam(learner);
  await practise(stage, learner);
  await practise(stage, learner, { mode: 'topic', topic: 'road-signs' });
  await practise(stage, learner, { mode: 'review', fromTest });
  await learner.make(reviewTest, { testId: fromTest });
  const [newest] = await learner.make(listTests, { ...CATEGORY, query: { limit: 1 } });
  await learner.make(listTests, { ...CATEGORY, query: { cursor: newest?.testId } });
  const given = await begin(learner, {});
  await learner.make(deleteTest, { testId: given.testId });
  await learner.make(deleteTest, { testId: fromTest });
  await learner.make(getPlan, CATEGORY);
  await learner.make(getReadiness, CATEGORY);
  await learner.make(getTopics, CATEGORY);
  const [rule] = await learner.make(listRules, { query: { ...IN_POLISH, order: 'cost' } });
  await learner.make(getRule, { ruleId: rule?.ruleId ?? '', query: IN_POLISH });
  await answerPacks(stage, learner);
}

async function failExam(learner: Learner): Promise<number> {
  const testId = await beginExam(learner);
  await learner.make(checkTest, { testId, body: { ...IN_B, answers: {} } });
  return testId;
}

async function answerPacks({ rightAnswer }: Stage, learner: Learner): Promise<void> {
  const answered = (questions: readonly { readonly questionNumber: number }[]) =>
    questions.map(({ questionNumber }) => ({
      questionNumber,
      answer: rightAnswer(questionNumber),
      answeredAt: new Date().toISOString(),
    }));
  const pack = await learner.make(getPack, { query: IN_POLISH });
  const answers = answered(pack.questions.slice(0, 3));
  await learner.make(sendPackAnswers, { body: { ...WANTED, issue: pack.issue, answers } });
  const guest = await learner.make(getGuestPack, { query: IN_POLISH });
  await learner.make(sendGuestAnswers, {
    body: { ...IN_B, issue: guest.issue, answers: answered(guest.questions.slice(3, 6)) },
  });
}

/** What a learner keeps besides: bookmarks, reports, reminders. They stay. */
export async function keepThings({ client }: Stage, learner: Learner): Promise<void> {
  const { questions } = await learner.make(browseQuestions, { query: { ...IN_POLISH, q: 'pojazd' } });
  const [one = 0, other = 0] = questions.map(({ questionNumber }) => questionNumber);
  await learner.make(addBookmark, { questionNumber: one });
  await learner.make(addBookmark, { questionNumber: other });
  await learner.make(removeBookmark, { questionNumber: other });
  await learner.make(browseQuestions, { query: { ...IN_POLISH, bookmarked: true } });
  await learner.make(reportQuestion, { questionNumber: one, body: { kind: 'other', text: 'literówka' } });
  const report = { questionNumber: other, body: { kind: 'other' } } as const;
  await learner.make(reportQuestion, report);
  await learner.refused(reportQuestion, report, CONFLICT);
  const [newest] = await learner.make(listReports, { query: { limit: 1 } });
  await learner.make(listReports, { query: { cursor: newest?.reportId } });
  await learner.make(markReportsRead, { body: { readUntil: new Date().toISOString() } });
  await learner.make(changeReminders, { body: { mail: true } });
  const reminders = client.db('tests').collection<{ _id: number; endToken: string }>('reminders');
  const token = (await reminders.findOne({ _id: learner.userId }))?.endToken ?? '';
  await learner.make(endReminders, { query: { token } });
  await learner.make(changeReminders, { body: { mail: true, push: true } });
  await learner.make(getReminders);
}
