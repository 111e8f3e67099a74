import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import {
  addDays,
  type GroupDto,
  HOMEWORK_BOUNDS,
  HOMEWORK_KEPT_DAYS,
  type HomeworkDto,
  polishDayOf,
} from '@zielona-fala/contracts';
import { TESTS_EXPORT } from '@zielona-fala/contracts/api/export/export-tests';
import { getGroup } from '@zielona-fala/contracts/api/groups/get-group';
import { HOMEWORK } from '@zielona-fala/contracts/api/groups/group';
import { listGroups } from '@zielona-fala/contracts/api/groups/list-groups';
import { NOTICES } from '@zielona-fala/contracts/api/notices/notices';
import { createNoticeReader } from '@zielona-fala/service-kit/notices';
import { createLog } from '@zielona-fala/service-kit/process';
import { connectRedis, openRedis } from '@zielona-fala/service-kit/redis';
import {
  collectionScans,
  collectionsMentioning,
  createTestClock,
  operationsDuring,
  waitFor,
} from '@zielona-fala/service-kit/testing';
import { type Neighbour, startNeighbour } from './support/events.ts';
import { beginTest, checkExam, type ExamDto, giveAnswer, wrongAnswer } from './support/exam.ts';
import { detailsOf, join, makeGroup, setHomework, takeExam } from './support/group.ts';
import { twoRules } from './support/rules.ts';
import { type Learner, startService, type TestService } from './support/service.ts';

const clock = createTestClock();

let service: TestService;
let neighbour: Neighbour;
let instructor: Learner;
let ola: Learner;
let stranger: Learner;
let group: GroupDto;
let friday: string;

beforeAll(async () => {
  service = await startService({ clock, rules: twoRules() });
  neighbour = await startNeighbour(service.resources);
});

afterAll(async () => {
  await neighbour.stop();
  await service.stop();
});

beforeEach(async () => {
  [instructor, ola, stranger] = [service.learner(), service.learner(), service.learner()];
  group = await makeGroup(instructor);
  await join(ola, group);
  friday = addDays(polishDayOf(clock.now()), 4);
});

const homeworkSeenBy = async (learner: Learner): Promise<readonly HomeworkDto[]> => {
  const { body } = await learner.call('get', '/groups');
  expect(listGroups.answer.validate(body, { convert: false }).error).toBeUndefined();
  return body.flatMap(({ homework }: GroupDto) => homework);
};

const begin = (learner: Learner, { homeworkId, topic }: HomeworkDto, size = 3): Promise<ExamDto> =>
  beginTest(learner, {
    mode: topic === undefined ? 'review' : 'topic',
    topic,
    size,
    homework: homeworkId,
  });

const answer = async (learner: Learner, test: ExamDto, count: number): Promise<void> => {
  for (const { questionNumber } of test.questions.slice(0, count)) {
    expect((await giveAnswer(learner, test, questionNumber)).status).toBe(200);
  }
};

const reportedTo = async (learner: Learner) => (await detailsOf(learner, group)).members[0]?.homework;

describe('homework', () => {
  test('is told to the open pages of the members, and of nobody else', async () => {
    const redis = connectRedis(service.resources.redisUrl, createLog('test', 'silent'));
    await openRedis(redis);
    const reader = createNoticeReader(redis);
    const opened = async ({ userId }: Learner) => {
      const begun = await reader.readAfter(userId, undefined);
      if (!begun.isGap) throw new Error('no new stream');
      return async () => {
        const unread = await reader.readAfter(userId, begun.position);
        return unread.isGap ? [] : unread.notices.map(({ type, data }) => [type, JSON.parse(data)]);
      };
    };
    const [olas, strangers] = [await opened(ola), await opened(stranger)];
    await setHomework(instructor, group, { due: friday });
    const data = { groupId: group.groupId };
    expect(NOTICES['homework-set'].schema.validate(data, { convert: false }).error).toBeUndefined();
    await waitFor('the notice', async () => (await olas()).length > 0);
    expect(await olas()).toEqual([['homework-set', data]]);
    expect(await strangers()).toEqual([]);
    redis.disconnect();
  });

  test('is set by the instructor, and seen by the members with what they have done of it', async () => {
    const set = await setHomework(instructor, group, { due: friday });
    expect(HOMEWORK.validate(set, { convert: false }).error).toBeUndefined();
    expect(set).toMatchObject({ topic: 'right-of-way', count: 20, due: friday, answered: null });
    expect(await homeworkSeenBy(instructor)).toEqual([set]);
    expect(await homeworkSeenBy(ola)).toEqual([{ ...set, answered: 0 }]);
    expect(await homeworkSeenBy(stranger)).toEqual([]);
    const urgent = await setHomework(instructor, group, { topic: undefined, due: addDays(friday, -1) });
    expect((await homeworkSeenBy(ola)).map(({ homeworkId }) => homeworkId)).toEqual([
      urgent.homeworkId,
      set.homeworkId,
    ]);
  });

  test('counts answers of tests that were begun with it, as soon as they are given', async () => {
    const set = await setHomework(instructor, group, { due: friday });
    const practice = await begin(ola, set);
    expect(practice.questions).toHaveLength(3);
    await answer(ola, practice, 2);
    expect(await homeworkSeenBy(ola)).toEqual([{ ...set, answered: 2 }]);
    const seen = await detailsOf(instructor, group);
    expect(getGroup.answer.validate(seen, { convert: false }).error).toBeUndefined();
    expect(seen.members[0]?.homework).toEqual([{ homeworkId: set.homeworkId, answered: 2 }]);
    await checkExam(ola, practice, {});
    expect(await reportedTo(instructor)).toEqual([{ homeworkId: set.homeworkId, answered: 2 }]);

    const again = await begin(ola, set);
    await answer(ola, again, 1);
    await ola.call('delete', `/${again.testId}`);
    expect(await reportedTo(ola)).toEqual([{ homeworkId: set.homeworkId, answered: 3 }]);

    const other = await beginTest(ola, { mode: 'topic', topic: 'right-of-way', size: 1 });
    await answer(ola, other, 1);
    await checkExam(ola, other, {});
    expect((await homeworkSeenBy(ola))[0]?.answered).toBe(3);
  });

  test('is told the instructor only of who shares how much they practise', async () => {
    const set = await setHomework(instructor, group, { due: friday });
    await answer(ola, await begin(ola, set), 1);
    await ola.call('patch', `/groups/${group.groupId}/sharing`, { readiness: false });
    expect(await reportedTo(instructor)).toBeNull();
    const one = await instructor.call('get', `/groups/${group.groupId}/members/${ola.userId}`);
    expect(one.body.homework).toBeNull();
    expect((await homeworkSeenBy(ola))[0]?.answered).toBe(1);
  });

  test('of mistakes asks what was answered wrong, and then what the plan asks', async () => {
    const exam = await beginTest(ola, { mode: 'exam' });
    const wrong = exam.questions[0]?.questionNumber ?? 0;
    await giveAnswer(ola, exam, wrong, wrongAnswer(wrong));
    await checkExam(ola, exam, {});
    clock.advance({ minutes: 24 * 60 });
    const set = await setHomework(instructor, group, { topic: undefined, due: friday });
    const practice = await begin(ola, set);
    expect(practice.questions).toHaveLength(3);
    expect(practice.questions[0]?.questionNumber).toBe(wrong);
  });

  test('is changed and deleted', async () => {
    const set = await setHomework(instructor, group, { due: friday });
    await answer(ola, await begin(ola, set), 1);
    const path = `/groups/${group.groupId}/homework/${set.homeworkId}`;
    const later = addDays(friday, 3);
    const { body } = await instructor.call('patch', path, { count: 10, due: later });
    expect(body).toEqual({ ...set, count: 10, due: later });
    expect((await instructor.call('patch', path, {})).body).toEqual(body);
    expect(await homeworkSeenBy(ola)).toEqual([{ ...body, answered: 1 }]);
    expect((await instructor.call('patch', path, { topic: 'road-signs' })).status).toBe(422);
    expect((await instructor.call('delete', path)).status).toBe(204);
    expect(await homeworkSeenBy(ola)).toEqual([]);
    expect((await instructor.call('delete', path)).status).toBe(404);
    expect((await instructor.call('patch', path, { count: 10 })).status).toBe(404);
  });

  test('is refused where it makes no sense, and nothing changes', async () => {
    const path = `/groups/${group.groupId}/homework`;
    const set = await setHomework(instructor, group, { due: friday });
    const today = polishDayOf(clock.now());
    for (const [field, fault] of [
      ['due', addDays(today, -1)],
      ['due', addDays(today, HOMEWORK_BOUNDS.days + 1)],
      ['due', '2026-02-30'],
      ['due', 'friday'],
      ['count', 0],
      ['count', HOMEWORK_BOUNDS.questions + 1],
      ['count', 2.5],
    ] as const) {
      const wanted = { topic: undefined, count: 5, due: friday, [field]: fault };
      const change = { [field]: fault };
      for (const refused of [
        await instructor.call('post', path, wanted),
        await instructor.call('patch', `${path}/${set.homeworkId}`, change),
      ]) {
        expect([fault, refused.status, refused.body.errors?.[0]?.field]).toEqual([fault, 422, field]);
      }
    }
    const noTopic = await instructor.call('post', path, { topic: 'cooking', count: 5, due: friday });
    expect(noTopic.body.errors[0].field).toBe('topic');
    expect(await homeworkSeenBy(instructor)).toEqual([set]);
  });

  test('is as much as a group can have; what was due long ago makes room', async () => {
    for (let pieces = 0; pieces < HOMEWORK_BOUNDS.pieces; pieces += 1) {
      await setHomework(instructor, group, { due: friday });
    }
    const wanted = { topic: undefined, count: 5, due: friday };
    const refused = await instructor.call('post', `/groups/${group.groupId}/homework`, wanted);
    expect(refused.body).toMatchObject({ status: 409, code: 'too-much-homework' });
    clock.advance({ minutes: (HOMEWORK_KEPT_DAYS + 5) * 24 * 60 });
    const next = await setHomework(instructor, group, { due: polishDayOf(clock.now()) });
    expect(await homeworkSeenBy(instructor)).toEqual([next]);
  });
});

describe('others', () => {
  test('neither set, change nor delete it: for them there is none', async () => {
    const set = await setHomework(instructor, group, { due: friday });
    const path = `/groups/${group.groupId}/homework`;
    const elsewhere = `/groups/${(await makeGroup(stranger)).groupId}/homework/${set.homeworkId}`;
    const wanted = { topic: undefined, count: 5, due: friday };
    for (const learner of [ola, stranger]) {
      const answers = await Promise.all([
        learner.call('post', path, wanted),
        learner.call('patch', `${path}/${set.homeworkId}`, { count: 1 }),
        learner.call('delete', `${path}/${set.homeworkId}`),
      ]);
      expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
    }
    expect((await stranger.call('patch', elsewhere, { count: 1 })).status).toBe(404);
    expect((await stranger.call('delete', elsewhere)).status).toBe(404);
    expect(await homeworkSeenBy(instructor)).toEqual([set]);
  });

  test('begin no test with it, and members none of another kind', async () => {
    const set = await setHomework(instructor, group, { due: friday });
    const wanted = {
      categoryName: 'B',
      lang: 'en',
      mode: 'topic',
      topic: 'right-of-way',
      homework: set.homeworkId,
    };
    const codeOf = async (learner: Learner, body: object) => {
      const { status, body: problem } = await learner.call('post', '', { ...wanted, ...body });
      return [status, problem.errors?.[0]?.field, problem.errors?.[0]?.code];
    };
    expect(await codeOf(stranger, {})).toEqual([422, 'homework', 'unknown']);
    expect(await codeOf(instructor, {})).toEqual([422, 'homework', 'unknown']);
    expect(await codeOf(ola, { homework: 1 })).toEqual([422, 'homework', 'unknown']);
    expect(await codeOf(ola, { topic: 'road-signs' })).toEqual([422, 'homework', 'not-equal']);
    expect(await codeOf(ola, { mode: 'review', topic: undefined })).toEqual([422, 'homework', 'not-equal']);
    expect(await codeOf(ola, { categoryName: 'A' })).toEqual([422, 'homework', 'not-equal']);
    expect(await codeOf(ola, { mode: 'exam', topic: undefined })).toEqual([422, 'homework', 'not-allowed']);
  });
});

describe('what is kept of homework', () => {
  test('is in the export of both', async () => {
    const { answered: _answered, ...set } = await setHomework(instructor, group, { due: friday });
    await answer(ola, await begin(ola, { ...set, answered: 0 }), 1);
    const [led, joined] = await Promise.all([instructor.export(), ola.export()]);
    for (const { body } of [led, joined]) {
      expect(TESTS_EXPORT.validate(body, { convert: false }).error).toBeUndefined();
      expect(body.groups[0].homework).toEqual([set]);
    }
    expect(joined.body.tests[0].homeworkId).toBe(set.homeworkId);
  });

  test('goes with the member who is erased', async () => {
    const set = await setHomework(instructor, group, { due: friday });
    const practice = await begin(ola, set);
    await answer(ola, practice, 1);
    await checkExam(ola, practice, {});
    await neighbour.changeUser({ userId: ola.userId, change: 'deleted', isActive: false });
    await waitFor('the learner to be erased', async () => {
      const mentioning = await collectionsMentioning(service.connection, ola.userId);
      return mentioning.join() === 'learners,projection_watermarks';
    });
    expect((await detailsOf(instructor, group)).members).toEqual([]);
  });

  test('is found by indexes', async () => {
    const set = await setHomework(instructor, group, { due: friday });
    const practice = await begin(ola, set);
    await answer(ola, practice, 1);
    await takeExam(service.learner(), 'failed');
    const operations = await operationsDuring(service.connection, async () => {
      await ola.call('get', '/groups');
      await detailsOf(instructor, group);
      await checkExam(ola, practice, {});
      await detailsOf(instructor, group);
      const again = await begin(ola, set);
      await ola.call('delete', `/${again.testId}`);
      await instructor.call('delete', `/groups/${group.groupId}/homework/${set.homeworkId}`);
    });
    expect(operations.some(({ collection }) => collection === 'answer_records')).toBe(true);
    expect(collectionScans(operations)).toEqual([]);
  });
});

describe('homework about a rule', () => {
  const give = (more: object) =>
    instructor.call('post', `/groups/${group.groupId}/homework`, { count: 3, due: friday, ...more });

  test('is named in each language, and counts answers of tests of the rule that are begun with it', async () => {
    const { status, body } = await give({ rule: 'stop' });
    expect([status, HOMEWORK.validate(body, { convert: false }).error]).toEqual([201, undefined]);
    const rule = { ruleId: 'stop', titles: { pl: 'title of stop (pl)', en: 'title of stop (en)' } };
    expect(await homeworkSeenBy(ola)).toMatchObject([{ rule, answered: 0 }]);
    const wanted = { mode: 'topic', rule: 'stop', homework: body.homeworkId };
    const test = await beginTest(ola, wanted);
    await answer(ola, test, 2);
    expect(await reportedTo(instructor)).toMatchObject([{ homeworkId: body.homeworkId, answered: 2 }]);
    const exported = (await ola.export()).body;
    expect(TESTS_EXPORT.validate(exported, { convert: false }).error).toBeUndefined();
    expect(exported.groups[0].homework).toMatchObject([{ rule: 'stop' }]);
  });

  test.each([
    ['a rule that is not there', { rule: 'gone' }],
    ['a topic too', { rule: 'stop', topic: 'right-of-way' }],
  ])('is refused with %s', async (_what, more) => {
    const { status, body } = await give(more);
    expect([status, body.errors[0].field]).toEqual([422, 'rule']);
  });

  test.each([
    ['another rule', { rule: 'yield' }],
    ['a topic', { topic: 'right-of-way' }],
  ])('is not done by a test of %s', async (_what, more) => {
    const { body } = await give({ rule: 'stop' });
    const wanted = { categoryName: 'B', lang: 'pl', mode: 'topic', homework: body.homeworkId, ...more };
    expect((await ola.call('post', '', wanted)).status).toBe(422);
  });
});
