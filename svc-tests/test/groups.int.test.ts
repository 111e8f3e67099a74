import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { DEFAULT_SHARING, GROUP_BOUNDS, type GroupDto, polishDayOf } from '@zielona-fala/contracts';
import { getGroup } from '@zielona-fala/contracts/api/groups/get-group';
import { makeGroup as declaredMakeGroup } from '@zielona-fala/contracts/api/groups/make-group';
import { createTestClock } from '@zielona-fala/service-kit/testing';
import { detailsOf, fill, fits, join, makeGroup } from './support/group.ts';
import { type Learner, startService, type TestService } from './support/service.ts';

const clock = createTestClock();
const JOIN_ATTEMPTS = 20;

let service: TestService;
let instructor: Learner;
let ola: Learner;
let jan: Learner;
let stranger: Learner;
let group: GroupDto;

beforeAll(async () => {
  service = await startService({ clock });
});

afterAll(() => service.stop());

beforeEach(async () => {
  [instructor, ola, jan, stranger] = [
    service.learner(),
    service.learner(),
    service.learner(),
    service.learner(),
  ];
  group = await makeGroup(instructor);
});

const groupsOf = async (learner: Learner): Promise<readonly GroupDto[]> =>
  (await learner.call('get', '/groups')).body;

const dayInPoland = (): string => polishDayOf(clock.now());

describe('a group', () => {
  test('is made by any active account, which leads it and knows its code', async () => {
    fits(declaredMakeGroup, group);
    expect(group).toMatchObject({
      name: 'Kurs sobotni',
      category: { categoryId: 6, name: 'B' },
      role: 'instructor',
      instructor: { username: `u${instructor.userId}`, level: 0 },
      memberCount: 0,
      proposedExam: null,
      code: expect.stringMatching(/^[2-9BCDFGHJKMNP-TV-XZ]{8}$/),
      sharing: null,
    });
    expect(await groupsOf(instructor)).toEqual([group]);
    expect(await groupsOf(stranger)).toEqual([]);
  });

  test('is joined by its code however it is typed, and the learner sees what it is and what is shared', async () => {
    const typed = ` ${group.code?.slice(0, 4).toLowerCase()}-${group.code?.slice(4)} `;
    const { status, body } = await ola.call('post', '/groups/join', { code: typed });
    expect(status).toBe(200);
    fits(declaredMakeGroup, body);
    expect(body).toEqual({
      ...group,
      role: 'member',
      memberCount: 1,
      code: null,
      sharing: { readiness: true, exams: true, topics: true, answers: false },
    });
    expect(await groupsOf(ola)).toEqual([body]);
  });

  test('is joined once, however often; what is shared stays as it is, and the instructor is no member', async () => {
    await join(ola, group);
    await ola.call('patch', `/groups/${group.groupId}/sharing`, { exams: false });
    const again = await join(ola, group);
    expect(again).toMatchObject({ memberCount: 1, sharing: { ...DEFAULT_SHARING, exams: false } });
    expect(await join(instructor, group)).toMatchObject({ role: 'instructor', memberCount: 1 });
    await Promise.all([join(jan, group), join(jan, group), join(stranger, group)]);
    expect((await detailsOf(instructor, group)).members).toHaveLength(3);
  });

  test('shows its members to the instructor, and to a member nobody but that member', async () => {
    await join(ola, group);
    await join(jan, group);
    const seen = await detailsOf(instructor, group);
    fits(getGroup, seen);
    expect(seen.members.map(({ username }) => username)).toEqual([`u${ola.userId}`, `u${jan.userId}`]);
    const own = await detailsOf(ola, group);
    fits(getGroup, own);
    expect(own).toMatchObject({ role: 'member', code: null, memberCount: 2 });
    expect(own.members).toEqual(seen.members.slice(0, 1));
    expect(JSON.stringify(own)).not.toContain(String(jan.userId));
  });

  test('is renamed, and its name is one that can be shown', async () => {
    await join(ola, group);
    const path = `/groups/${group.groupId}`;
    const { body } = await instructor.call('patch', path, { name: '  Kurs niedzielny ' });
    expect(body).toEqual({ ...group, name: 'Kurs niedzielny', memberCount: 1 });
    for (const name of ['', ' ', 'a'.repeat(61), 'Kurs\u202e', 7]) {
      expect([name, (await instructor.call('patch', path, { name })).status]).toEqual([name, 422]);
    }
    expect((await instructor.call('patch', path, {})).body).toEqual(body);
    expect((await instructor.call('patch', path, { categoryName: 'A' })).status).toBe(422);
    expect((await detailsOf(ola, group)).name).toBe('Kurs niedzielny');
  });

  test('gets a new code when its instructor asks; from then on the old one is worth nothing', async () => {
    const { body } = await instructor.call('patch', `/groups/${group.groupId}`, { renewCode: true });
    expect(body.code).not.toBe(group.code);
    const refused = await ola.call('post', '/groups/join', { code: group.code });
    expect(refused.body.errors).toEqual([expect.objectContaining({ field: 'code', code: 'unknown' })]);
    await join(ola, body);
  });

  test('is deleted by its instructor', async () => {
    await join(ola, group);
    const { status } = await instructor.call('delete', `/groups/${group.groupId}`);
    expect(status).toBe(204);
    expect(await groupsOf(ola)).toEqual([]);
    expect((await instructor.call('delete', `/groups/${group.groupId}`)).status).toBe(404);
    expect((await jan.call('post', '/groups/join', { code: group.code })).status).toBe(422);
  });
});

describe('an exam', () => {
  test('is proposed for a day from today on, seen by the members, and withdrawn', async () => {
    await join(ola, group);
    const path = `/groups/${group.groupId}`;
    const today = dayInPoland();
    expect((await instructor.call('patch', path, { proposedExam: today })).body.proposedExam).toBe(today);
    expect((await detailsOf(ola, group)).proposedExam).toBe(today);
    const renamed = await instructor.call('patch', path, { name: 'Kurs' });
    expect(renamed.body.proposedExam).toBe(today);
    const withdrawn = await instructor.call('patch', path, { proposedExam: null });
    expect(withdrawn.body.proposedExam).toBeNull();
  });

  test.each(['2026-02-30', '2020-01-01', 'tomorrow', ''])('is not proposed for %p', async (proposedExam) => {
    const body = { name: 'Kurs', categoryName: 'B', proposedExam };
    const made = await instructor.call('post', '/groups', body);
    const changed = await instructor.call('patch', `/groups/${group.groupId}`, { proposedExam });
    for (const answer of [made, changed]) {
      expect(answer.status).toBe(422);
      expect(answer.body.errors[0].field).toBe('proposedExam');
    }
    expect(await groupsOf(instructor)).toHaveLength(1);
  });
});

describe('a member', () => {
  test('leaves, and is nowhere in the group at once', async () => {
    await join(ola, group);
    await join(jan, group);
    const own = `/groups/${group.groupId}/members/${ola.userId}`;
    expect((await ola.call('delete', own)).status).toBe(204);
    expect(await groupsOf(ola)).toEqual([]);
    expect((await ola.call('get', `/groups/${group.groupId}`)).status).toBe(404);
    expect((await instructor.call('get', own)).status).toBe(404);
    const { members, memberCount } = await detailsOf(instructor, group);
    expect([members.map(({ userId }) => userId), memberCount]).toEqual([[jan.userId], 1]);
    expect((await ola.call('delete', own)).status).toBe(404);
  });

  test('is removed by the instructor', async () => {
    await join(ola, group);
    const { status } = await instructor.call('delete', `/groups/${group.groupId}/members/${ola.userId}`);
    expect(status).toBe(204);
    expect(await groupsOf(ola)).toEqual([]);
  });

  test('does nothing that is the instructor’s, and nothing to others', async () => {
    await join(ola, group);
    await join(jan, group);
    const path = `/groups/${group.groupId}`;
    const answers = await Promise.all([
      ola.call('patch', path, { name: 'Moja grupa' }),
      ola.call('patch', path, { renewCode: true }),
      ola.call('delete', path),
      ola.call('get', `${path}/export`),
      ola.call('get', `${path}/members/${jan.userId}`),
      ola.call('delete', `${path}/members/${jan.userId}`),
      instructor.call('patch', `${path}/sharing`, { answers: true }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 404));
    const { name, code, members } = await detailsOf(instructor, group);
    expect([name, code, members.length]).toEqual([group.name, group.code, 2]);
    expect(members.every(({ sharing }) => !sharing.answers)).toBe(true);
  });
});

describe('who is refused', () => {
  test('a stranger: the group is not there, as if there were none', async () => {
    await join(ola, group);
    const callsTo = async (groupId: number) => {
      const path = `/groups/${groupId}`;
      const answers = await Promise.all([
        stranger.call('get', path),
        stranger.call('patch', path, { name: 'Moja' }),
        stranger.call('delete', path),
        stranger.call('patch', `${path}/sharing`, { exams: true }),
        stranger.call('get', `${path}/members/${ola.userId}`),
        stranger.call('delete', `${path}/members/${ola.userId}`),
        stranger.call('delete', `${path}/members/${stranger.userId}`),
        stranger.call('get', `${path}/export`),
      ]);
      return answers.map(({ status, body: { code, message } }) => ({ status, code, message }));
    };
    const refused = await callsTo(group.groupId);
    expect(refused.every(({ status }) => status === 404)).toBe(true);
    expect(refused).toEqual(await callsTo(1));
    expect((await stranger.call('get', '/groups/none')).status).toBe(404);
    expect((await detailsOf(instructor, group)).members).toHaveLength(1);
  });

  test('an account that is not active, or nobody’s', async () => {
    service.setActive(stranger.userId, false);
    for (const [method, path] of [
      ['get', '/groups'],
      ['post', '/groups'],
      ['post', '/groups/join'],
      ['get', `/groups/${group.groupId}`],
    ] as const) {
      expect((await stranger.call(method, path)).body.code).toBe('account-inactive');
      expect((await service.anybody(method, path)).status).toBe(401);
    }
  });

  test('who tries codes, and only that learner', async () => {
    for (let attempt = 0; attempt < JOIN_ATTEMPTS; attempt += 1) {
      expect((await stranger.call('post', '/groups/join', { code: 'BBBBBBBB' })).status).toBe(422);
    }
    const refused = await stranger.call('post', '/groups/join', { code: group.code });
    expect([refused.status, refused.body.code]).toEqual([429, 'too-many-requests']);
    await join(ola, group);
  });

  test('who leads as many groups as one account can', async () => {
    for (let led = 1; led < GROUP_BOUNDS.led; led += 1) await makeGroup(instructor);
    const input = { name: 'Jeszcze jedna', categoryName: 'B' };
    const { body } = await instructor.call('post', '/groups', input);
    expect(body).toMatchObject({ status: 409, code: 'too-many-groups' });
    await instructor.call('delete', `/groups/${group.groupId}`);
    await makeGroup(instructor);
  });

  test('who has joined as many groups as one account can', async () => {
    const other = service.learner();
    for (let joined = 0; joined < GROUP_BOUNDS.joined; joined += 1) {
      await join(ola, await makeGroup(joined % 2 === 0 ? jan : other));
    }
    const { body } = await ola.call('post', '/groups/join', { code: group.code });
    expect(body).toMatchObject({ status: 409, code: 'too-many-groups' });
    expect((await detailsOf(instructor, group)).members).toEqual([]);
  });

  test('who comes when the group is full, even if many come at once', async () => {
    const others = Array.from({ length: GROUP_BOUNDS.members - 2 }, () => service.learner());
    await fill(service, group, others);
    const answers = await Promise.all(
      [ola, jan, stranger, service.learner()].map((learner) =>
        learner.call('post', '/groups/join', { code: group.code }),
      ),
    );
    const refused = answers.filter(({ status }) => status !== 200);
    expect(refused.map(({ body }) => body.code)).toEqual(['group-full', 'group-full']);
    expect((await detailsOf(instructor, group)).members).toHaveLength(GROUP_BOUNDS.members);
  });
});
