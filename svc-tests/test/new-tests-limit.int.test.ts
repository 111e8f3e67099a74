import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type Learner, startService, type TestService } from './support/service.ts';

const PER_HOUR = 3;

let service: TestService;

beforeAll(async () => {
  service = await startService({ config: { RATE_LIMIT_SCALE: PER_HOUR / 600 } });
});

afterAll(() => service.stop());

async function startAndCheck(learner: Learner) {
  const started = await learner.call('post', '', { categoryName: 'B', lang: 'pl', mode: 'exam' });
  if (started.status === 201) {
    await learner.call('patch', `/${started.body.testId}/check`, { categoryName: 'B', answers: {} });
  }
  return started;
}

test('a learner starts so many tests in an hour and no more; others are not hindered', async () => {
  const learner = service.learner();
  const statuses: number[] = [];
  for (let index = 0; index <= PER_HOUR; index += 1) statuses.push((await startAndCheck(learner)).status);
  expect(statuses).toEqual([201, 201, 201, 429]);
  const { body, headers } = await startAndCheck(learner);
  expect(body.code).toBe('too-many-requests');
  expect(Number(headers['retry-after'])).toBeGreaterThan(3500);
  expect((await learner.call('get', '/B')).body).toHaveLength(PER_HOUR);
  expect((await startAndCheck(service.learner())).status).toBe(201);
});
