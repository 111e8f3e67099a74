import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { EXAM, type GroupDto } from '@zielona-fala/contracts';
import { changeSharing } from '@zielona-fala/contracts/api/groups/change-sharing';
import { getGroup } from '@zielona-fala/contracts/api/groups/get-group';
import { getGroupMember } from '@zielona-fala/contracts/api/groups/get-group-member';
import { createTestClock } from '@zielona-fala/service-kit/testing';
import { beginExam, beginTest, checkExam, giveAnswer, rightAnswers, wrongAnswer } from './support/exam.ts';
import { detailsOf, fits, join, makeGroup, takeExam } from './support/group.ts';
import { type Learner, startService, type TestService } from './support/service.ts';

const clock = createTestClock();

let service: TestService;
let instructor: Learner;
let ola: Learner;
let jan: Learner;
let group: GroupDto;

beforeAll(async () => {
  service = await startService({ clock });
});

afterAll(() => service.stop());

beforeEach(async () => {
  [instructor, ola, jan] = [service.learner(), service.learner(), service.learner()];
  group = await makeGroup(instructor);
});

describe('the instructor sees', () => {
  test('who practises and how exams went, in the category of the group alone', async () => {
    await join(ola, group);
    await join(jan, group);
    await takeExam(ola, 'failed');
    await takeExam(ola, 'passed');
    await beginExam(ola);
    const [practising, idle] = (await detailsOf(instructor, group)).members;
    expect(practising).toMatchObject({
      userId: ola.userId,
      level: 1,
      practice: { lastTest: expect.any(String), testsThisWeek: 3 },
      exams: { taken: 2, passed: 1, last: { passed: true, points: EXAM.totalPoints } },
    });
    expect(idle).toMatchObject({
      practice: { lastTest: null, testsThisWeek: 0 },
      exams: { taken: 0, passed: 0, last: null },
    });
    const other = (await instructor.call('post', '/groups', { name: 'Moto', categoryName: 'A' })).body;
    await join(ola, other);
    expect((await detailsOf(instructor, other)).members[0]?.exams?.taken).toBe(0);
  });

  test('nothing that a member does not share, from the moment it is said', async () => {
    await join(ola, group);
    await takeExam(ola, 'passed');
    const path = `/groups/${group.groupId}`;
    const one = `${path}/members/${ola.userId}`;
    expect((await instructor.call('get', one)).body.results).toEqual([
      expect.objectContaining({ passed: true, answers: null }),
    ]);

    const unsaid = await ola.call('patch', `${path}/sharing`, { exams: false, readiness: false });
    fits(changeSharing, unsaid.body);
    expect(unsaid.body).toEqual({ readiness: false, exams: false, topics: true, answers: false });
    expect((await detailsOf(instructor, group)).members).toEqual([
      expect.objectContaining({ practice: null, exams: null }),
    ]);
    const hidden = (await instructor.call('get', one)).body;
    fits(getGroupMember, hidden);
    expect(hidden.results).toBeNull();
    expect((await detailsOf(ola, group)).members[0]).toMatchObject({ practice: null, exams: null });
  });

  test('answers to single questions only of who allows it, and that learner sees the same', async () => {
    await join(ola, group);
    const exam = await beginExam(ola);
    const [{ questionNumber: number, withoutAnswers }] = exam.questions as [(typeof exam.questions)[number]];
    await giveAnswer(ola, exam, number, withoutAnswers ? 'T' : 'A');
    const path = `/groups/${group.groupId}`;
    const one = `${path}/members/${ola.userId}`;
    await ola.call('patch', `${path}/sharing`, { answers: true });
    expect((await instructor.call('get', one)).body.results).toEqual([]);
    await ola.call('patch', `/${exam.testId}/check`, { categoryName: 'B', answers: {} });

    const { body } = await instructor.call('get', one);
    fits(getGroupMember, body);
    const { answers } = body.results[0];
    expect(answers).toHaveLength(EXAM.questions);
    expect(answers[0]).toEqual({
      questionNumber: number,
      answer: withoutAnswers ? 'T' : 'A',
      correctAnswer: expect.any(String),
    });
    expect(answers[1]).not.toHaveProperty('answer');
    expect((await ola.call('get', one)).body).toEqual(body);
    await ola.call('patch', `${path}/sharing`, { exams: false });
    expect((await instructor.call('get', one)).body.results).toBeNull();
  });

  test('who is ready, and what goes wrong most often in the group', async () => {
    await join(ola, group);
    await join(jan, group);
    await takeExam(ola, 'failed');
    await takeExam(jan, 'passed');
    const details = await detailsOf(instructor, group);
    fits(getGroup, details);
    const topicsOf = (learner: Learner) =>
      details.members.find(({ userId }) => userId === learner.userId)?.topics ?? [];
    const [wrong, right] = [ola, jan].map((learner) =>
      topicsOf(learner).reduce((sum, each) => sum + each.wrong, 0),
    );
    expect([wrong, right]).toEqual([EXAM.questions, 0]);
    expect(details.topics).toContainEqual(expect.objectContaining({ members: 2, wrong: expect.any(Number) }));
    const shares = details.topics?.map(({ wrong: mistakes, seen }) => mistakes / seen) ?? [];
    expect(shares).toEqual(shares.toSorted((one, other) => other - one));
    expect(details.members[0]?.readiness).toEqual({
      probability: null,
      low: null,
      high: null,
      missingAnswers: expect.any(Number),
    });
    const own = await detailsOf(ola, group);
    expect([own.topics, own.members]).toEqual([null, details.members.slice(0, 1)]);

    await takeExam(jan, 'passed');
    clock.advance({ minutes: 2 });
    const [, ready] = (await detailsOf(instructor, group)).members;
    expect(ready?.readiness).toMatchObject({ missingAnswers: 0, probability: expect.any(Number) });
    const { body } = await jan.call('get', '/readiness/B');
    expect(ready?.readiness?.probability).toBe(body.probability);

    await ola.call('patch', `/groups/${group.groupId}/sharing`, { readiness: false, topics: false });
    const unsaid = await detailsOf(instructor, group);
    expect(unsaid.members[0]).toMatchObject({ readiness: null, topics: null, practice: null });
    expect(unsaid.topics).toEqual([]);
  });

  test('topics that go wrong, from five answers of the group on', async () => {
    await join(ola, group);
    await join(jan, group);
    const answer = async (learner: Learner, topic: string, size: number, mistakes: number) => {
      const practice = await beginTest(learner, { mode: 'topic', topic, size });
      const wrong = practice.questions
        .slice(0, mistakes)
        .map(({ questionNumber }) => [questionNumber, wrongAnswer(questionNumber)]);
      await checkExam(learner, practice, { ...rightAnswers(practice), ...Object.fromEntries(wrong) });
    };
    await answer(ola, 'right-of-way', 3, 2);
    await answer(jan, 'right-of-way', 1, 0);
    for (const learner of [ola, jan]) await answer(learner, 'road-signs', 3, 0);
    expect((await detailsOf(instructor, group)).topics).toEqual([]);
    clock.advance({ minutes: 2 });
    await answer(jan, 'right-of-way', 1, 1);
    expect((await detailsOf(instructor, group)).topics).toEqual([
      { topic: 'right-of-way', members: 2, seen: 5, wrong: 3 },
    ]);
  });

  test('no test that a learner deleted', async () => {
    await join(ola, group);
    await takeExam(ola, 'passed');
    const [{ testId }] = (await ola.call('get', '/B')).body;
    await ola.call('delete', `/${testId}`);
    const [member] = (await detailsOf(instructor, group)).members;
    expect(member).toMatchObject({ exams: { taken: 0 }, practice: { testsThisWeek: 0 } });
  });
});
