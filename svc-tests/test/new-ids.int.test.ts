import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { addDays, IDEMPOTENCY_KEY_HEADER, polishDayOf } from '@zielona-fala/contracts';
import { questionsForExams } from '@zielona-fala/contracts/bank/testing';
import type { Response } from 'supertest';
import { rightAnswer } from './support/exam.ts';
import { makeGroup } from './support/group.ts';
import { type Learner, startService, type TestService } from './support/service.ts';

const IDS_OF_A_MOMENT = 4096;
/** So many that one of them meets a taken id. */
const CALLS = 12;
const MANY_CALLS_MS = 60_000;
const NUMBER = questionsForExams(1)[0]?.number ?? 0;

/** All that is new gets an id of this moment, of which every second one is taken. */
const now = new Date();
const taken = Array.from(
  { length: IDS_OF_A_MOMENT / 2 },
  (_, index) => now.getTime() * IDS_OF_A_MOMENT + 2 * index,
);

let service: TestService;

beforeAll(async () => {
  service = await startService({ clock: { now: () => now } });
  const take = (name: string, documents: object[]) =>
    service.connection.collection(name).insertMany(documents);
  await take(
    'tests',
    taken.map((_id) => ({ _id, userId: 0, status: 'failed' })),
  );
  await take(
    'question_reports',
    taken.map((_id) => ({ _id, userId: 0, number: NUMBER, status: 'closed' })),
  );
  await take(
    'groups',
    taken.map((_id) => ({ _id, code: `code ${_id}`, homework: [{ homeworkId: _id }] })),
  );
});

afterAll(() => service.stop());

type Headers = Readonly<Record<string, string>>;

async function setHomework(learner: Learner, headers: Headers): Promise<Response> {
  const { groupId } = await makeGroup(learner);
  const wanted = { topic: 'right-of-way', count: 20, due: addDays(polishDayOf(now), 7) };
  return learner.call('post', `/groups/${groupId}/homework`, wanted, headers);
}

const answers = [{ questionNumber: NUMBER, answer: rightAnswer(NUMBER), answeredAt: now.toISOString() }];

test.each<[string, (learner: Learner, headers: Headers) => Promise<Response>, string]>([
  [
    'exam',
    ({ call }, headers) => call('post', '', { categoryName: 'B', lang: 'en', mode: 'exam' }, headers),
    'testId',
  ],
  [
    'test of what was answered without a network',
    ({ call }, headers) => call('post', '/pack/answers', { categoryName: 'B', lang: 'en', answers }, headers),
    'testId',
  ],
  [
    'report',
    ({ call }, headers) => call('post', `/questions/${NUMBER}/reports`, { kind: 'other' }, headers),
    'reportId',
  ],
  [
    'group',
    ({ call }, headers) => call('post', '/groups', { name: 'Kurs', categoryName: 'B' }, headers),
    'groupId',
  ],
  ['homework', setHomework, 'homeworkId'],
])(
  'a new %s gets another id when its first one is taken',
  async (_what, create, id) => {
    for (let calls = 0; calls < CALLS; calls += 1) {
      // with a key, the transaction is shared with that of the first answer
      const headers: Headers = calls % 2 === 0 ? {} : { [IDEMPOTENCY_KEY_HEADER]: randomUUID() };
      const { body } = await create(service.learner(), headers);
      expect(body).toMatchObject({ [id]: expect.any(Number) });
      expect(taken).not.toContain(body[id]);
    }
  },
  MANY_CALLS_MS,
);
