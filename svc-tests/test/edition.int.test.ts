import { afterAll, beforeAll, expect, test } from '@jest/globals';
import {
  type AnswersByNumber,
  DEFAULT_TIME_ZONE,
  dateOf,
  LEARNING_BONUS,
  studyDayOf,
} from '@zielona-fala/contracts';
import { PREFERENCES_CHANGED } from '@zielona-fala/contracts/events';
import { createTestClock, waitFor } from '@zielona-fala/service-kit/testing';
import { LAST_OFFICIAL_NUMBER, OFFICIAL, officialExams, publishEdition } from './support/edition.ts';
import { startNeighbour } from './support/events.ts';
import { beginExam, beginTest, checkExam, type ExamDto, rightAnswers } from './support/exam.ts';
import { startService, type TestService } from './support/service.ts';

const SECOND_SERVICE_MS = 120_000;
/** More than the final round takes with the questions of one bank, and fewer than with those of both. */
const DAYS_TO_EXAM = 20;
/** Until some of the final round is due. */
const DAYS_OF_PLAN = 12;

let service: TestService;

beforeAll(async () => {
  service = await startService();
});

afterAll(async () => {
  await service.stop();
});

test('a running service draws from a new edition at once, while tests keep the questions they were drawn with', async () => {
  const [veteran, learner] = [service.learner(), service.learner()];
  const finished = await beginExam(veteran);
  await checkExam(veteran, finished, rightAnswers(finished));
  const review = async (testId: number) =>
    (await veteran.call('get', `/${testId}/review?lang=en`)).body.questions as object;
  const bank = async () => (await service.anybody('get', '/bank')).body;
  const own = await bank();
  expect(own).toEqual({ source: 'own', questions: own.withExplanation, withExplanation: expect.any(Number) });
  const before = await review(finished.testId);
  const open = await beginExam(learner);

  await publishEdition(service.connection, officialExams(2));
  await waitFor('the official bank', async () => (await bank()).source === 'official');
  expect(await bank()).toMatchObject({ questions: officialExams(2).length, withExplanation: 0 });
  expect(await review(finished.testId)).toEqual(before);
  expect((await learner.call('get', `/single/${open.testId}?lang=en&cat=B`)).body.questions).toEqual(
    open.questions,
  );
  expect(await checkExam(learner, open, rightAnswers(open))).toMatchObject({
    summaryPoints: 74,
    status: 'passed',
  });

  const official = await beginExam(learner);
  expect(official.questions.every(({ questionNumber }) => questionNumber <= LAST_OFFICIAL_NUMBER)).toBe(true);
  const old = await learner.call('get', `/single/${official.testId}?lang=en&cat=B`);
  const reworded = { text: { pl: 'Inny tekst?', en: 'Another text?', de: 'Ein anderer Text?' } };
  await publishEdition(
    service.connection,
    officialExams(2, 'B', () => reworded),
  );
  expect((await learner.call('get', `/single/${official.testId}?lang=en&cat=B`)).body.questions).toEqual(
    old.body.questions,
  );
  const categories = await service.anybody('get', '/categories/all');
  const available = (categories.body as { name: string; available: boolean }[]).filter(
    (each) => each.available,
  );
  expect(available.map(({ name }) => name)).toEqual(['B']);
});

test('a question without a translation is shown in Polish and says so, with its legal basis', async () => {
  const official = {
    ...OFFICIAL,
    polishInstead: ['de' as const],
    notes: { ...OFFICIAL.notes, legalBasis: 'Art. 25 ust. 1 ustawy' },
    legalBasisAsOf: '2026-05-20',
  };
  const text = { pl: 'Czy żółw zdąży?', en: 'Will the tortoise make it?', de: 'Czy żółw zdąży?' };
  await publishEdition(
    service.connection,
    officialExams(1, 'T', () => ({ text, official })),
  );
  const { body } = await waitFor('a question of the new category', async () => {
    const answer = await service.anybody('get', '/question/random?lang=de&cat=T');
    return answer.status === 200 ? answer : undefined;
  });
  expect(body.questionTranslations).toEqual([
    expect.objectContaining({
      language: 'pl',
      questionText: expect.stringContaining('Czy żółw'),
      mediaAlt: null,
    }),
  ]);
  expect(body.legalBasis).toEqual([
    { act: 'laut amtlichem Fragenkatalog', article: 'Art. 25 ust. 1 ustawy', asOf: '2026-05-20' },
  ]);
});

test(
  'what was answered of our own bank does not lengthen the final round before an exam, in the plan and for experience',
  async () => {
    const clock = createTestClock();
    const other = await startService({ clock });
    const neighbour = await startNeighbour(other.resources);
    try {
      const learner = other.learner();
      const answerEverything = async (answersTo: (exam: ExamDto) => AnswersByNumber) => {
        // two exams ask every question of a bank of this size
        for (let times = 0; times < 2; times += 1) {
          const exam = await beginExam(learner);
          await checkExam(learner, exam, answersTo(exam));
        }
      };
      await answerEverything(rightAnswers);
      const edition = officialExams(2);
      await publishEdition(other.connection, edition);
      await waitFor('the official bank', async () => {
        return (await other.anybody('get', '/bank')).body.source === 'official';
      });
      const answers = new Map(edition.map(({ number, correct }) => [number, correct]));
      const officialAnswers = ({ questions }: ExamDto) =>
        Object.fromEntries(
          questions.map(({ questionNumber }) => [questionNumber, answers.get(questionNumber) ?? 'T']),
        );
      await answerEverything(officialAnswers);
      clock.advance({ hours: 24 });
      const { data } = PREFERENCES_CHANGED;
      if (data.preferences === undefined) throw new Error('a sample without preferences');
      const examDate = dateOf(studyDayOf(clock.now(), DEFAULT_TIME_ZONE) + DAYS_TO_EXAM);
      const preferences = { ...data.preferences, timeZone: DEFAULT_TIME_ZONE, dailyGoal: 10, examDate };
      await neighbour.changeUser({ ...data, userId: learner.userId, preferences });
      const plan = await waitFor('the day of the exam', async () => {
        const { body } = await learner.call('get', '/plan/B');
        return body.exam === null ? undefined : body;
      });
      expect(plan).toMatchObject({ exam: { daysLeft: DAYS_TO_EXAM }, next: { due: 0, refresh: 10 } });
      const earnedByReview = async (): Promise<number> => {
        const review = await beginTest(learner, { mode: 'review' });
        await checkExam(learner, review, officialAnswers(review));
        const { data } = await waitFor('the event of the review', () =>
          neighbour.finished.find((event) => event.data.testId === review.testId),
        );
        return data.xpGained;
      };
      expect(await earnedByReview()).toBe(0);
      clock.advance({ hours: 24 * DAYS_OF_PLAN });
      const { next } = (await learner.call('get', '/plan/B')).body;
      expect(next.due).toBeGreaterThan(0);
      expect(await earnedByReview()).toBe(next.due * LEARNING_BONUS);
    } finally {
      await neighbour.stop();
      await other.stop();
    }
  },
  SECOND_SERVICE_MS,
);
