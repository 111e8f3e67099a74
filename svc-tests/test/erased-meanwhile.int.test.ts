import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import {
  IDEMPOTENCY_KEY_HEADER,
  type PackDto,
  polishDayOf,
  REQUEST_ID_HEADER,
  type TestDto,
} from '@zielona-fala/contracts';
import { createDeadLetters } from '@zielona-fala/service-kit/events';
import { declarationsOf } from '@zielona-fala/service-kit/http';
import { beforeEachCommand, collectionsMentioning, waitFor } from '@zielona-fala/service-kit/testing';
import { type Neighbour, startNeighbour } from './support/events.ts';
import { beginExam, beginTest, giveAnswer, rightAnswer, rightAnswers } from './support/exam.ts';
import { join, makeGroup, setHomework } from './support/group.ts';
import { type Learner, startService, type TestService } from './support/service.ts';

let service: TestService;
let neighbour: Neighbour;

beforeAll(async () => {
  service = await startService();
  neighbour = await startNeighbour(service.resources);
});

afterAll(async () => {
  await neighbour.stop();
  await service.stop();
});

/** Path behind `/api/v1/tests`, and the body. */
type Call = readonly [path: string, body?: object];

const begun = async (learner: Learner): Promise<TestDto> => beginTest(learner, { mode: 'practice' });
const firstOf = ({ questions }: TestDto): number => questions?.[0]?.questionNumber ?? 0;
const questionNumber = async (): Promise<number> => {
  const helper = service.learner();
  return firstOf(await begun(helper));
};
const groupOf = async (instructor: Learner): Promise<string> =>
  `/groups/${(await makeGroup(instructor)).groupId}`;
const joinedBy = async (learner: Learner) => {
  const group = await makeGroup(service.learner());
  await join(learner, group);
  return `/groups/${group.groupId}`;
};

const homeworkOf = async (instructor: Learner): Promise<string> => {
  const group = await makeGroup(instructor);
  const { homeworkId } = await setHomework(instructor, group, { due: polishDayOf(new Date()) });
  return `/groups/${group.groupId}/homework/${homeworkId}`;
};

/** Each writing call of the service, made by a learner for whom it has all it needs. */
const CALLS: Readonly<Record<string, (learner: Learner) => Promise<Call>>> = {
  'post ': async () => ['', { categoryName: 'B', lang: 'en', mode: 'exam' }],
  'put /:testId/answers/:questionNumber': async (learner) => {
    const started = await begun(learner);
    return [`/${started.testId}/answers/${firstOf(started)}`, { answer: rightAnswer(firstOf(started)) }];
  },
  'patch /:testId/check': async (learner) => {
    const exam = await beginExam(learner);
    return [`/${exam.testId}/check`, { categoryName: 'B', answers: rightAnswers(exam) }];
  },
  'delete /:testId': async (learner) => {
    const started = await begun(learner);
    await giveAnswer(learner, started, firstOf(started));
    return [`/${started.testId}`];
  },
  'put /bookmarks/:questionNumber': async () => [`/bookmarks/${await questionNumber()}`],
  'delete /bookmarks/:questionNumber': async (learner) => {
    const path = `/bookmarks/${await questionNumber()}`;
    await learner.call('put', path);
    return [path];
  },
  'post /questions/:questionNumber/reports': async () => [
    `/questions/${await questionNumber()}/reports`,
    { kind: 'unclear', text: 'a word is missing' },
  ],
  'patch /reports': async (learner) => {
    const path = `/questions/${await questionNumber()}/reports`;
    await learner.call('post', path, { kind: 'unclear', text: 'a word is missing' });
    return ['/reports', { readUntil: new Date().toISOString() }];
  },
  'patch /reminders': async () => ['/reminders', { mail: true }],
  'post /reminders/end': async (learner) => {
    await learner.call('patch', '/reminders', { mail: true });
    const kept = await service.connection
      .collection<{ _id: number; endToken: string }>('reminders')
      .findOne({ _id: learner.userId });
    return [`/reminders/end?token=${kept?.endToken}`];
  },
  'post /pack/answers': async () => {
    const number = await questionNumber();
    const answeredAt = new Date().toISOString();
    const answers = [{ questionNumber: number, answer: rightAnswer(number), answeredAt }];
    return ['/pack/answers', { categoryName: 'B', lang: 'en', answers }];
  },
  'post /guest-pack/answers': async () => {
    const { body } = await service.anybody('get', '/guest-pack?cat=B&lang=en');
    const { issue, questions } = body as PackDto;
    const number = questions[0]?.questionNumber ?? 0;
    const answeredAt = new Date().toISOString();
    const answers = [{ questionNumber: number, answer: rightAnswer(number), answeredAt }];
    return ['/guest-pack/answers', { categoryName: 'B', answers, issue }];
  },
  'post /groups': async () => ['/groups', { name: 'Kurs', categoryName: 'B' }],
  'patch /groups/:groupId': async (learner) => [await groupOf(learner), { name: 'Nowy kurs' }],
  'delete /groups/:groupId': async (learner) => [await groupOf(learner)],
  'post /groups/:groupId/homework': async (learner) => [
    `${await groupOf(learner)}/homework`,
    { count: 20, due: polishDayOf(new Date()) },
  ],
  'patch /groups/:groupId/homework/:homeworkId': async (learner) => [
    await homeworkOf(learner),
    { count: 10 },
  ],
  'delete /groups/:groupId/homework/:homeworkId': async (learner) => [await homeworkOf(learner)],
  'post /groups/join': async () => ['/groups/join', { code: (await makeGroup(service.learner())).code }],
  'patch /groups/:groupId/sharing': async (learner) => [
    `${await joinedBy(learner)}/sharing`,
    { topics: false },
  ],
  'delete /groups/:groupId/members/:userId': async (learner) => [
    `${await joinedBy(learner)}/members/${learner.userId}`,
  ],
};

type Method = Parameters<Learner['call']>[0];

const isErased = async ({ userId }: Learner): Promise<boolean> => {
  const known = await service.connection
    .collection<{ _id: number; erasedAt?: Date }>('learners')
    .findOne({ _id: userId });
  return known?.erasedAt !== undefined;
};

const nothingIsLeftOf = async (learner: Learner) => {
  await waitFor('the learner to be erased', () => isErased(learner));
  expect(await collectionsMentioning(service.connection, learner.userId)).toEqual([
    'learners',
    'projection_watermarks',
  ]);
};

/** What writes: what is held or read before is no lock yet. */
const WRITES: ReadonlySet<string> = new Set(['insert', 'update', 'delete', 'findAndModify']);

/**
 * Makes a call and erases its learner before its first write, or when it commits.
 * @returns whether it came to that
 */
async function eraseDuring(
  learner: Learner,
  method: Method,
  [path, body]: Call,
  moment: 'write' | 'commitTransaction',
  headers: Record<string, string>,
): Promise<boolean> {
  const requestId = randomUUID();
  let isMet = false;
  const end = beforeEachCommand(requestId, async ({ name }) => {
    if (isMet || !(moment === 'write' ? WRITES.has(name) : name === moment)) return;
    isMet = true;
    await neighbour.changeUser({ userId: learner.userId, change: 'deleted', isActive: false });
    // before a write nobody is held, so that the erasure comes first; a commit is what it waits for
    if (moment === 'write') await waitFor('the erasure', () => isErased(learner));
  });
  try {
    await learner.call(method, path, body, { ...headers, [REQUEST_ID_HEADER]: requestId });
  } finally {
    end();
  }
  return isMet;
}

const declared = (): string[] =>
  declarationsOf(service.app.http)
    .filter(({ method, path }) => method !== 'get' && path.startsWith('/api/v1/tests'))
    .map(({ method, path }) => `${method} ${path.slice('/api/v1/tests'.length)}`);

test('each writing call of the service is among those that are tried', () => {
  expect(Object.keys(CALLS).toSorted()).toEqual(declared().toSorted());
});

test('dead letters about a learner go with them', async () => {
  const learner = service.learner();
  const message = JSON.stringify({ aggregateId: String(learner.userId), data: {} });
  const letter = { topic: 'user-changed', message, erasure: false, reason: 'unknown version' };
  await createDeadLetters(service.connection).park(letter);
  await neighbour.changeUser({ userId: learner.userId, change: 'deleted', isActive: false });
  await nothingIsLeftOf(learner);
});

describe.each(Object.entries(CALLS))(
  'of a learner who is erased during %s nothing is left',
  (name, prepare) => {
    const method = name.split(' ')[0] as Method;
    const keyed: Record<string, string> = /^(post|patch)$/.test(method)
      ? { [IDEMPOTENCY_KEY_HEADER]: 'once' }
      : {};

    test('when it comes before the first write', async () => {
      const variants = 'idempotency-key' in keyed ? [{}, keyed] : [{}];
      for (const headers of variants) {
        const learner = service.learner();
        const call = await prepare(learner);
        expect(await eraseDuring(learner, method, call, 'write', headers)).toBe(true);
        await nothingIsLeftOf(learner);
      }
    });

    test('when it comes while the call commits', async () => {
      const learner = service.learner();
      const call = await prepare(learner);
      const isMet = await eraseDuring(learner, method, call, 'commitTransaction', keyed);
      if (!isMet) await neighbour.changeUser({ userId: learner.userId, change: 'deleted', isActive: false });
      await nothingIsLeftOf(learner);
    });
  },
);
