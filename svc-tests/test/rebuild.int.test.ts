import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { questionsForExams } from '@zielona-fala/contracts/bank/testing';
import type { AnyEvent } from '@zielona-fala/contracts/events';
import { waitFor } from '@zielona-fala/service-kit/testing';
import { type Neighbour, startNeighbour } from './support/events.ts';
import {
  answersExcept,
  beginExam,
  beginTest,
  checkExam,
  giveAnswer,
  rightAnswer,
  rightAnswers,
} from './support/exam.ts';
import { type Learner, startService, type TestService } from './support/service.ts';

const COMMAND = path.join(import.meta.dirname, '../src/commands/rebuild.ts');
const run = promisify(execFile);

let now = new Date('2026-11-20T12:00:00.000Z');
let service: TestService;
let neighbour: Neighbour;

beforeAll(async () => {
  service = await startService({ clock: { now: () => now } });
  neighbour = await startNeighbour(service.resources);
});

afterAll(async () => {
  await neighbour.stop();
  await service.stop();
});

const rebuild = (...args: readonly string[]) =>
  run(process.execPath, [COMMAND, ...args], {
    env: { ...process.env, MONGODB_URI: service.resources.mongoUri },
  });

type Told = Extract<AnyEvent, { type: 'test-finished' | 'answers-recorded' }>;

const told = ({ userId }: Learner): { readonly first: Told[]; readonly again: Told[] } => {
  const all: Told[] = [...neighbour.finished, ...neighbour.recorded].filter(
    ({ data }) => data.userId === userId,
  );
  return {
    first: all.filter(({ data }) => data.retelling === undefined),
    again: all.filter(({ data }) => data.retelling !== undefined),
  };
};

const untilTold = (learner: Learner, kind: 'first' | 'again', count: number) =>
  waitFor(`${count} told ${kind}`, () => told(learner)[kind].length === count);

/** Exams passed and failed, one deleted afterwards, learning tests finished and deleted, answers given offline. */
async function study(learner: Learner): Promise<void> {
  const passed = await beginExam(learner);
  await checkExam(learner, passed, rightAnswers(passed));
  now = new Date(now.getTime() + 60_000);
  const failed = await beginExam(learner);
  await checkExam(learner, failed, answersExcept(failed, failed.questions.slice(0, 20)));
  await learner.call('delete', `/${failed.testId}`);
  for (const end of ['patch', 'delete'] as const) {
    now = new Date(now.getTime() + 60_000);
    const practice = await beginTest(learner, { mode: 'practice' });
    const [{ questionNumber } = { questionNumber: 0 }] = practice.questions;
    await giveAnswer(learner, practice, questionNumber);
    if (end === 'patch') await checkExam(learner, practice, {});
    else await learner.call('delete', `/${practice.testId}`);
  }
  const { body: pack } = await learner.call('get', '/pack?cat=B&lang=en&size=1');
  const questionNumber = questionsForExams(2)[0]?.number ?? 0;
  const answers = [{ questionNumber, answer: rightAnswer(questionNumber), answeredAt: now.toISOString() }];
  await learner.call('post', '/pack/answers', { categoryName: 'B', lang: 'en', issue: pack.issue, answers });
}

test('all that was ever told of tests is replayed as it was, in its order, however often', async () => {
  const [learner, other] = [service.learner(), service.learner()];
  await study(learner);
  await study(other);
  await untilTold(learner, 'first', 9);
  await untilTold(other, 'first', 9);
  const { stdout } = await rebuild();
  expect(stdout).toBe('8 finished tests and the answers of 10 replayed, of 2 learners\n');
  await untilTold(learner, 'again', 9);
  await untilTold(other, 'again', 9);
  const { first, again } = told(learner);
  expect(again.map(({ type, data: { retelling: _, ...data } }) => ({ type, data }))).toEqual(
    first.map(({ type, data }) => ({ type, data })),
  );
  const ids = new Set(again.map(({ data }) => data.retelling?.id));
  expect(ids.size).toBe(1);
  expect(again.map(({ data: { retelling } }) => [retelling?.place, retelling?.count])).toEqual([
    ...[1, 2, 3, 4].map((place) => [place, 4]),
    ...[1, 2, 3, 4, 5].map((place) => [place, 5]),
  ]);
  const last = Math.max(...first.map(({ sequence }) => sequence));
  expect(Math.min(...again.map(({ sequence }) => sequence))).toBe(last + 1);

  await rebuild(String(learner.userId));
  await untilTold(learner, 'again', 18);
  expect(told(other).again).toHaveLength(9);
});

test('nothing is told of a learner who is erased', async () => {
  const [gone, witness] = [service.learner(), service.learner()];
  await study(gone);
  await study(witness);
  await neighbour.changeUser({ userId: gone.userId, change: 'deleted', isActive: false });
  await waitFor('the erasure', () =>
    service.connection.collection('learners').findOne({ _id: gone.userId, erasedAt: { $ne: null } } as never),
  );
  await expect(rebuild(String(gone.userId))).rejects.toMatchObject({
    code: 1,
    stdout: '',
    stderr: `No tests of a learner ${gone.userId} are kept.\n`,
  });
  await rebuild(String(witness.userId));
  await untilTold(witness, 'again', 9);
  expect(told(gone).again).toEqual([]);
});

test('of whom it fails is named, and the others are told all the same', async () => {
  const [broken, whole] = [service.learner(), service.learner()].toSorted((a, b) => a.userId - b.userId) as [
    Learner,
    Learner,
  ];
  await study(broken);
  await study(whole);
  await untilTold(whole, 'first', 9);
  const tests = service.connection.collection('tests');
  const ofBroken = { userId: broken.userId, status: 'passed' };
  expect((await tests.updateOne(ofBroken, { $unset: { 'outcome.result': '' } })).modifiedCount).toBe(1);
  await expect(rebuild()).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining(`learner ${broken.userId}`),
  });
  await untilTold(whole, 'again', 9);
  expect(told(broken).again).toEqual([]);
});

test('the command tells how it is used', async () => {
  expect((await rebuild('--help')).stdout).toContain('rebuild LEARNER');
  await expect(rebuild('all', 'of', 'them')).rejects.toMatchObject({ code: 1 });
});

test('a number of no account is refused, and leaves nothing behind', async () => {
  const nobody = service.learner().userId + 1;
  await expect(rebuild(String(nobody))).rejects.toMatchObject({ code: 1 });
  const learners = service.connection.collection<{ _id: number }>('learners');
  expect(await learners.findOne({ _id: nobody })).toBeNull();
});
