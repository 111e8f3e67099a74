import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { beginExam, checkExam, rightAnswers } from './support/exam.ts';
import { startService, type TestService } from './support/service.ts';

const PROFILE_EVERYTHING = 2;

let service: TestService;

beforeAll(async () => {
  service = await startService();
});

afterAll(async () => {
  await service.stop();
});

test('no query of a learner scans a collection', async () => {
  await service.connection.db?.command({ profile: PROFILE_EVERYTHING });
  const learner = service.learner();
  const exam = await beginExam(learner);
  const question = exam.questions[0]?.questionNumber;
  const wish = { categoryName: 'B', lang: 'en', mode: 'exam' };
  const answers = [
    await learner.call('post', '', wish),
    await learner.call('put', `/${exam.testId}/answers/${question}`, { answer: 'T' }),
    await learner.call('get', `/single/${exam.testId}?lang=en&cat=B`),
    await learner.call('get', '/find/unfinished'),
    await learner.call('get', '/question/random?lang=en&cat=B'),
    await learner.call('get', '/trial?lang=en&cat=B'),
    await learner.call('get', '/categories/all'),
  ];
  await checkExam(learner, exam, rightAnswers(exam));
  answers.push(
    await learner.call('get', `/${exam.testId}/review`),
    await learner.call('get', '/B'),
    await learner.call('post', '', wish),
    await learner.call('delete', `/${exam.testId}`),
  );
  expect(answers.map(({ status }) => status)).toEqual([
    409, 204, 200, 200, 200, 200, 200, 200, 200, 201, 200,
  ]);
  const profile = service.connection.collection('system.profile');
  // A getmore that scans is the change stream's, which reads the oplog.
  const own = { ns: { $not: /system\.profile$/ }, op: { $ne: 'getmore' } };
  expect(await profile.countDocuments({ ...own, planSummary: /^IXSCAN/ })).toBeGreaterThan(10);
  const scans = await profile.find({ ...own, planSummary: /COLLSCAN/ }).toArray();
  expect(scans.map(({ ns, command }) => ({ ns, command }))).toEqual([]);
});
