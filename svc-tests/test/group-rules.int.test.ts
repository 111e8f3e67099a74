import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import type { GroupDto } from '@zielona-fala/contracts';
import { listGroupRules } from '@zielona-fala/contracts/api/groups/list-group-rules';
import { createTestClock } from '@zielona-fala/service-kit/testing';
import { beginTest, checkExam, rightAnswer, wrongAnswer } from './support/exam.ts';
import { join, makeGroup } from './support/group.ts';
import { OF_BOTH_RULES, OF_STOP, twoRules } from './support/rules.ts';
import { type Learner, startService, type TestService } from './support/service.ts';

const clock = createTestClock();

let service: TestService;
let instructor: Learner;
let ola: Learner;
let members: readonly Learner[];
let group: GroupDto;

beforeAll(async () => {
  service = await startService({ clock, rules: twoRules() });
});

afterAll(() => service.stop());

beforeEach(async () => {
  [instructor, ola] = [service.learner(), service.learner()];
  members = [ola, service.learner(), service.learner()];
  group = await makeGroup(instructor);
  for (const member of members) await join(member, group);
});

const rulesFor = (learner: Learner, limit = 5) =>
  learner.call('get', `/groups/${group.groupId}/rules?lang=en&limit=${limit}`);

/** Both questions of the rule `stop`, one of them wrong. */
const answerWrong = async (...learners: readonly Learner[]) => {
  for (const learner of learners) {
    const practice = await beginTest(learner, { mode: 'topic', rule: 'stop' });
    await checkExam(learner, practice, {
      [OF_STOP]: wrongAnswer(OF_STOP),
      [OF_BOTH_RULES]: rightAnswer(OF_BOTH_RULES),
    });
  }
};

test('the rules of a group are those that its members get wrong, told to its instructor alone', async () => {
  await answerWrong(...members);
  const { body } = await rulesFor(instructor);
  expect(listGroupRules.answer.validate(body, { convert: false }).error).toBeUndefined();
  expect(body).toEqual([{ ruleId: 'stop', title: 'title of stop (en)', members: 3, seen: 6, wrong: 3 }]);
  expect((await rulesFor(ola)).status).toBe(404);
  expect((await rulesFor(service.learner())).status).toBe(404);
  expect((await rulesFor(instructor, 51)).status).toBe(422);
});

test('they are told from five answers of the group on', async () => {
  const [last, ...others] = members;
  await answerWrong(...others);
  expect((await rulesFor(instructor)).body).toEqual([]);
  clock.advance({ minutes: 2 });
  await answerWrong(last as Learner);
  expect((await rulesFor(instructor)).body).toMatchObject([{ ruleId: 'stop', seen: 6 }]);
});

test('they are counted anew after a minute, however often they are read', async () => {
  expect((await rulesFor(instructor)).body).toEqual([]);
  await answerWrong(...members);
  clock.advance({ seconds: 40 });
  expect((await rulesFor(instructor)).body).toEqual([]);
  clock.advance({ seconds: 40 });
  expect((await rulesFor(instructor)).body).toMatchObject([{ ruleId: 'stop', wrong: 3 }]);
});

test('they leave out members that do not share what they know', async () => {
  await answerWrong(...members);
  const sharing = { readiness: true, exams: true, topics: false, answers: false };
  expect((await ola.call('patch', `/groups/${group.groupId}/sharing`, sharing)).status).toBe(200);
  expect((await rulesFor(instructor)).body).toEqual([]);
});
