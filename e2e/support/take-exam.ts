import { expect } from '@jest/globals';
import type { TestDto } from '@zielona-fala/contracts';
import { answersTo, type Learner } from './learner.ts';

/** A whole exam of category B, as from another device. @param wrong how many answers are left out. @returns its number */
export async function takeExam({ client }: Learner, wrong = 0): Promise<number> {
  const exam = { categoryName: 'B', lang: 'en', mode: 'exam' };
  const { testId } = (await client.call<TestDto>('POST', 'v1/tests', exam)).body;
  const { body: test } = await client.call<TestDto>('GET', `v1/tests/single/${testId}?lang=en&cat=B`);
  const answers = { categoryName: 'B', answers: answersTo(test, wrong) };
  expect((await client.call('PATCH', `v1/tests/${testId}/check`, answers)).status).toBe(200);
  return testId;
}
