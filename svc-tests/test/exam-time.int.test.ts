import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { connectRedis, createLog, createSequenceMarks, openRedis } from '@zielona-fala/service-kit';
import { waitFor } from '@zielona-fala/service-kit/testing';
import { movableClock } from './support/clock.ts';
import { beginExam, checkExam, type ExamDto, rightAnswer, rightAnswers } from './support/exam.ts';
import { type Learner, startService, type TestService } from './support/service.ts';

const clock = movableClock();
let service: TestService;

beforeAll(async () => {
  service = await startService({ clock });
});

afterAll(async () => {
  await service.stop();
});

/** Begins an exam, saves the right answer to its first question and lets the time run out. */
async function runOutOfTime(learner: Learner): Promise<{ exam: ExamDto; earned: number }> {
  const exam = await beginExam(learner);
  const [first] = exam.questions;
  if (first === undefined) throw new Error('an exam without questions');
  await learner.call('put', `/${exam.testId}/answers/${first.questionNumber}`, {
    answer: rightAnswer(first.questionNumber),
  });
  clock.advanceMinutes(25);
  return { exam, earned: first.pointsValue };
}

describe('an exam whose time is over', () => {
  test('is finished with the saved answers by the next call that meets it', async () => {
    const learner = service.learner();
    const { exam, earned } = await runOutOfTime(learner);
    const { body } = await learner.call('get', `/single/${exam.testId}?lang=en&cat=B`);
    expect(body).toMatchObject({ status: 'failed', points: earned, finished: exam.deadline });
  });

  test('ignores answers that come with a late check', async () => {
    const learner = service.learner();
    const { exam, earned } = await runOutOfTime(learner);
    const result = await checkExam(learner, exam, rightAnswers(exam));
    expect(result).toMatchObject({ status: 'failed', summaryPoints: earned });
  });

  test('leaves a mark for readers, however late it is finished', async () => {
    const learner = service.learner();
    const { exam } = await runOutOfTime(learner);
    clock.advanceMinutes(5);
    await checkExam(learner, exam, {});
    const log = createLog('marks', 'silent');
    const redis = connectRedis(service.resources.redisUrl, log);
    await openRedis(redis);
    const mark = await createSequenceMarks(redis, log).get('svc-tests', learner.userId);
    redis.disconnect();
    expect(mark).toBe(1);
  });

  test('takes no more answers', async () => {
    const learner = service.learner();
    const { exam } = await runOutOfTime(learner);
    const [first] = exam.questions;
    const late = await learner.call('put', `/${exam.testId}/answers/${first?.questionNumber}`, {
      answer: 'N',
    });
    expect(late.body).toMatchObject({ status: 409, code: 'test-finished' });
  });

  test('is not in the way of the next one', async () => {
    const learner = service.learner();
    await runOutOfTime(learner);
    expect((await learner.call('get', '/find/unfinished')).body).toEqual({ testId: null });
    await beginExam(learner);
  });

  test('is finished even if nobody comes back', async () => {
    const learner = service.learner();
    const { exam, earned } = await runOutOfTime(learner);
    const stored = await waitFor('the exam to be finished', () =>
      service.connection
        .collection<{ _id: number }>('tests')
        .findOne({ _id: exam.testId, status: { $ne: 'unfinished' } }),
    );
    expect(stored).toMatchObject({ status: 'failed', outcome: { result: { summaryPoints: earned } } });
  });
});
