import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { DAY_MS } from '@zielona-fala/contracts';
import { TESTS_EXPORT } from '@zielona-fala/contracts/api/export/export-tests';
import { PREFERENCES_CHANGED, REMINDER_DUE } from '@zielona-fala/contracts/events';
import { newEventId } from '@zielona-fala/service-kit/process';
import {
  collectionsMentioning,
  createTestClock,
  startTestPublisher,
  waitFor,
} from '@zielona-fala/service-kit/testing';
import { type Neighbour, startNeighbour } from './support/events.ts';
import { answersExcept, beginExam, beginTest, checkExam, giveAnswer, rightAnswer } from './support/exam.ts';
import { type Learner, startService, type TestService } from './support/service.ts';

/** Long enough for what was learned to be forgotten. */
const LONG = { days: 200 };
const MAX_UNANSWERED = 10;
const REMINDER_POLL_MS = 50;
const NEVER_AGAIN_MS = 3_600_000;

const clock = createTestClock();
let one: TestService;
let other: TestService;
let neighbour: Neighbour;

beforeAll(async () => {
  one = await startService({ clock, reminderPollMs: REMINDER_POLL_MS });
  other = await startOther();
  neighbour = await startNeighbour(one.resources);
});

const startOther = () => startService({ clock, reminderPollMs: REMINDER_POLL_MS, resources: one.resources });

afterAll(async () => {
  await neighbour.stop();
  await other.stop();
  await one.stop();
});

const remindersOf = async ({ userId }: Learner, { connection } = one) => {
  const found = await connection
    .collection<{ _id: number; nextAt?: Date; endToken: string; mail: boolean }>('reminders')
    .findOne({ _id: userId });
  return found;
};
const told = async ({ userId }: Learner) => {
  const found = await one.connection.collection('outbox').find({ userId, topic: 'reminder-due' }).toArray();
  return found.map(({ event }) => event);
};

/** Moves the clock to the next reminder, and waits until somebody has looked at it. */
async function passNext(learner: Learner): Promise<void> {
  const before = (await remindersOf(learner))?.nextAt;
  if (before === undefined) throw new Error('there is no next reminder');
  clock.advance({ seconds: Math.ceil((before.getTime() - clock.now().getTime()) / 1000) + 1 });
  await waitFor('the reminder to be looked at', async () => {
    const now = (await remindersOf(learner))?.nextAt;
    return now === undefined || now > before;
  });
}

async function practise(learner: Learner): Promise<void> {
  const exam = await beginExam(learner);
  await checkExam(learner, exam, answersExcept(exam, []));
}

async function whoIsReminded(service = one): Promise<Learner> {
  const learner = service.learner();
  await practise(learner);
  clock.advance(LONG);
  const { status, body } = await learner.call('patch', '/reminders', { mail: true, hour: 7 });
  expect([status, body]).toEqual([
    200,
    { mail: true, push: false, hour: 7, timeZone: 'Europe/Warsaw', endedUnanswered: false },
  ]);
  return learner;
}

test('nobody is reminded who did not ask', async () => {
  const learner = one.learner();
  await practise(learner);
  expect((await learner.call('get', '/reminders')).body).toMatchObject({ mail: false });
  expect(await remindersOf(learner)).toBeNull();
});

test('a day with something due has one reminder, with two replicas and after a restart', async () => {
  const learner = await whoIsReminded();
  await passNext(learner);
  await other.stop();
  other = await startOther();
  clock.advance({ minutes: 30 });
  await passNext(learner);
  const events = await told(learner);
  expect(events.map((event) => REMINDER_DUE.schema.validate(event, { convert: false }).error)).toEqual([
    undefined,
    undefined,
  ]);
  const days = events.map(({ data }) => data.day);
  expect(new Set(days).size).toBe(2);
});

test('they say by which ways the learner wants them, and go on while there is one', async () => {
  const learner = await whoIsReminded();
  await learner.call('patch', '/reminders', { push: true });
  await passNext(learner);
  await learner.call('patch', '/reminders', { mail: false });
  await passNext(learner);
  expect((await told(learner)).map(({ data }) => data.channels)).toEqual([['mail', 'push'], ['push']]);
  await learner.call('patch', '/reminders', { push: false });
  expect((await remindersOf(learner))?.nextAt).toBeUndefined();
});

test('a day with nothing due has none', async () => {
  const learner = one.learner();
  await practise(learner);
  await learner.call('patch', '/reminders', { mail: true });
  await passNext(learner);
  expect(await told(learner)).toEqual([]);
});

test('they follow the time zone of the learner', async () => {
  const learner = await whoIsReminded();
  const before = await remindersOf(learner);
  const preferences = { timeZone: 'America/New_York', dailyGoal: 20, examDate: null, showInRankings: true };
  await neighbour.changeUser({
    userId: learner.userId,
    change: 'preferences',
    isActive: true,
    preferences,
  });
  await waitFor(
    'another time',
    async () => (await remindersOf(learner))?.nextAt?.getTime() !== before?.nextAt?.getTime(),
  );
  expect((await learner.call('get', '/reminders')).body).toMatchObject({ timeZone: 'America/New_York' });
});

test('they follow no time zone that came after a newer one, as from dead letters', async () => {
  const learner = await whoIsReminded();
  const { userId } = learner;
  const publisher = await startTestPublisher(one.resources);
  const movedTo = async (timeZone: string, sequence: number): Promise<void> => {
    const { data } = PREFERENCES_CHANGED;
    const preferences = { dailyGoal: 20, examDate: null, showInRankings: true, timeZone };
    const id = newEventId();
    await publisher.publish({
      ...PREFERENCES_CHANGED,
      ...{ id, sequence, aggregateId: String(userId), data: { ...data, userId, preferences } },
    });
    await waitFor('the event to be applied', () =>
      one.connection.collection<{ _id: string }>('inbox').findOne({ _id: id }),
    );
  };
  await movedTo('Pacific/Auckland', 7);
  const { nextAt } = (await remindersOf(learner)) ?? {};
  await movedTo('America/New_York', 6);
  await publisher.stop();
  expect((await remindersOf(learner))?.nextAt).toEqual(nextAt);
});

test('one that is late stays due, whatever else but the time zone of the account changes meanwhile', async () => {
  const late = await startService({ clock, reminderPollMs: NEVER_AGAIN_MS });
  const identity = await startNeighbour(late.resources);
  try {
    const learner = await whoIsReminded(late);
    const { userId } = learner;
    const { nextAt } = (await remindersOf(learner, late)) ?? {};
    clock.advance({ hours: 24 });
    const { preferences } = PREFERENCES_CHANGED.data;
    await identity.changeUser({ userId, change: 'renamed', isActive: true, preferences });
    const learners = late.connection.collection<{ _id: number }>('learners');
    await waitFor('the event to be applied', () => learners.findOne({ _id: userId, 'study.dailyGoal': 30 }));
    expect((await remindersOf(learner, late))?.nextAt).toEqual(nextAt);
  } finally {
    await identity.stop();
    await late.stop();
  }
});

test('one that fails is tried a day later, and blocks nobody else', async () => {
  const broken = await whoIsReminded();
  const learner = await whoIsReminded();
  await waitFor('today', async () => ((await remindersOf(broken))?.nextAt ?? 0) > clock.now());
  const first = new Date(((await remindersOf(learner))?.nextAt?.getTime() ?? 0) - 1000);
  const ofBroken = { _id: broken.userId };
  const { connection } = one;
  await connection
    .collection<{ _id: number }>('learners')
    .updateOne(ofBroken, { $set: { 'study.timeZone': 'Moon/Tranquility' } }, { upsert: true });
  await connection.collection<{ _id: number }>('reminders').updateOne(ofBroken, { $set: { nextAt: first } });
  const before = (await told(broken)).length;
  await passNext(learner);
  expect(await told(learner)).toHaveLength(1);
  expect(await told(broken)).toHaveLength(before);
  const nextAt = (await remindersOf(broken))?.nextAt?.getTime() ?? 0;
  expect(nextAt - first.getTime()).toBeGreaterThanOrEqual(DAY_MS);
  await connection.collection<{ _id: number }>('reminders').deleteOne(ofBroken);
});

test('the link of a reminder ends them without a sign-in, by a form as mail programs send it', async () => {
  const learner = await whoIsReminded();
  await learner.call('patch', '/reminders', { push: true });
  const token = (await remindersOf(learner))?.endToken;
  const form = { 'content-type': 'application/x-www-form-urlencoded' };
  const ended = await one.anybody('post', `/reminders/end?token=${token}`, undefined, form);
  expect(ended.status).toBe(204);
  expect((await learner.call('get', '/reminders')).body).toMatchObject({ mail: false, push: false });
  expect((await one.anybody('post', '/reminders/end?token=short')).status).toBe(422);
});

test('after ten without an answer they end by themselves; one answer in between counts anew', async () => {
  const learner = await whoIsReminded();
  await passNext(learner);
  await practise(learner);
  clock.advance(LONG);
  await waitFor('today', async () => ((await remindersOf(learner))?.nextAt ?? 0) > clock.now());
  while ((await remindersOf(learner))?.mail) await passNext(learner);
  expect(await told(learner)).toHaveLength(1 + MAX_UNANSWERED);
  expect((await learner.call('get', '/reminders')).body).toMatchObject({
    mail: false,
    endedUnanswered: true,
  });
});

/** Ways to answer something that leave no test behind that ended, or none that made a day. */
const OTHER_ANSWERS: readonly (readonly [string, (learner: Learner) => Promise<{ status: number }>])[] = [
  [
    'in a test of a learning mode that is still under way',
    async (learner) => {
      const practice = await beginTest(learner, { mode: 'practice' });
      return giveAnswer(learner, practice, practice.questions[0]?.questionNumber ?? 0);
    },
  ],
  [
    'to a question of a pack, without the pack',
    async (learner) => {
      const { body } = await learner.call('get', '/pack?cat=B&lang=en');
      const number = body.questions[0].questionNumber;
      const answeredAt = clock.now().toISOString();
      const answers = [{ questionNumber: number, answer: rightAnswer(number), answeredAt }];
      return learner.call('post', '/pack/answers', { categoryName: 'B', lang: 'en', answers });
    },
  ],
];

test.each(OTHER_ANSWERS)('an answer %s ends a row of reminders without one', async (_where, answer) => {
  const learner = await whoIsReminded();
  const unanswered = async () => (await learner.export()).body.reminders.unanswered;
  await passNext(learner);
  await passNext(learner);
  expect(await unanswered()).toBe(2);
  clock.advance({ minutes: 1 });
  expect((await answer(learner)).status).toBe(200);
  await passNext(learner);
  expect(await unanswered()).toBe(1);
});

test('they are in the export, and gone with the learner', async () => {
  const learner = await whoIsReminded();
  const { body } = await learner.export();
  expect(TESTS_EXPORT.validate(body, { convert: false }).error).toBeUndefined();
  expect(body.reminders).toMatchObject({ mail: true, push: false, hour: 7, last: null, unanswered: 0 });
  await neighbour.changeUser({ userId: learner.userId, change: 'deleted', isActive: false });
  await waitFor('the reminders to be erased', async () => (await remindersOf(learner)) === null);
  expect(await collectionsMentioning(one.connection, learner.userId)).not.toContain('reminders');
});

test('hours that there are not are refused', async () => {
  const refused = await one.learner().call('patch', '/reminders', { mail: true, hour: 24 });
  expect(refused.body).toMatchObject({ status: 422, errors: [{ field: 'hour' }] });
});
