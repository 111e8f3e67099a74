import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { GROUP_BOUNDS } from '@zielona-fala/contracts';
import { TESTS_EXPORT } from '@zielona-fala/contracts/api/export/export-tests';
import {
  collectionScans,
  collectionsMentioning,
  createTestClock,
  missingFromExport,
  operationsDuring,
  waitFor,
} from '@zielona-fala/service-kit/testing';
import { createTestStore } from '../src/exams/store.ts';
import { COLLECTIONS } from '../src/export/collections.ts';
import { type Neighbour, startNeighbour } from './support/events.ts';
import { detailsOf, fill, join, makeGroup, takeExam } from './support/group.ts';
import { type Learner, startService, type TestService } from './support/service.ts';

const clock = createTestClock();

let service: TestService;
let neighbour: Neighbour;

beforeAll(async () => {
  service = await startService({ clock });
  neighbour = await startNeighbour(service.resources);
});

afterAll(async () => {
  await neighbour.stop();
  await service.stop();
});

const erase = async ({ userId }: Learner) => {
  await neighbour.changeUser({ userId, change: 'deleted', isActive: false });
  await waitFor('the learner to be erased', async () => {
    const rest = await service.connection
      .collection<{ _id: number; erasedAt?: Date }>('learners')
      .findOne({ _id: userId });
    return rest?.erasedAt !== undefined;
  });
};
const mentioning = (learner: Learner, ...words: readonly string[]) =>
  collectionsMentioning(service.connection, learner.userId, ...words);

describe('what is kept of groups', () => {
  test('is in the export of who leads and of who joined one, and nothing of others is', async () => {
    const [instructor, ola] = [service.learner(), service.learner()];
    const group = await makeGroup(instructor, 'Kurs eksportowany');
    await join(ola, group);
    await ola.call('patch', `/groups/${group.groupId}/sharing`, { topics: false });

    const [led, joined] = await Promise.all([instructor.export(), ola.export()]);
    for (const { body } of [led, joined]) {
      expect(TESTS_EXPORT.validate(body, { convert: false }).error).toBeUndefined();
    }
    const facts = { groupId: group.groupId, name: 'Kurs eksportowany', category: 'B' };
    expect(led.body.groups).toEqual([
      expect.objectContaining({ ...facts, role: 'instructor', code: group.code, membership: null }),
    ]);
    expect(joined.body.groups).toEqual([
      expect.objectContaining({
        ...facts,
        role: 'member',
        code: null,
        membership: {
          joined: expect.any(String),
          sharing: { readiness: true, exams: true, topics: false, answers: false },
        },
      }),
    ]);
    expect(led.text).not.toContain(String(ola.userId));
    expect(joined.text).not.toContain(String(instructor.userId));
    for (const [learner, { body }] of [
      [instructor, led],
      [ola, joined],
    ] as const) {
      expect(await mentioning(learner)).toContain('groups');
      expect(
        missingFromExport(
          body,
          (await mentioning(learner)).filter((name) => ['groups'].includes(name)),
          COLLECTIONS,
        ),
      ).toEqual([]);
    }
  });

  test('goes with a member who is erased, and no late event brings it back', async () => {
    const [instructor, ola, jan] = [service.learner(), service.learner(), service.learner()];
    const group = await makeGroup(instructor);
    await join(ola, group);
    await join(jan, group);
    await takeExam(ola, 'passed');
    await erase(ola);
    expect((await detailsOf(instructor, group)).members.map(({ userId }) => userId)).toEqual([jan.userId]);
    await neighbour.changeUser({ userId: ola.userId, change: 'activated', isActive: true });
    // an account that identity still lets in, by a call that was under way
    expect((await ola.call('post', '/groups/join', { code: group.code })).status).toBe(401);
    expect((await ola.call('post', '/groups', { name: 'Nowa', categoryName: 'B' })).status).toBe(401);
    expect(await mentioning(ola)).toEqual(['learners', 'projection_watermarks']);
  });

  test('goes with the instructor who is erased: groups, their names, and who answered with them', async () => {
    const name = 'Kurs zx7319';
    const [instructor, ola] = [service.learner(), service.learner()];
    service.identity.accounts.set(instructor.userId, {
      userId: instructor.userId,
      username: 'pan-zx7319',
      isActive: true,
    });
    const body = { name, categoryName: 'B' };
    const made = await instructor.call('post', '/groups', body, { 'idempotency-key': 'made' });
    const joined = await ola.call(
      'post',
      '/groups/join',
      { code: made.body.code },
      { 'idempotency-key': 'joined' },
    );
    expect(joined.body).toMatchObject({ name, instructor: { username: 'pan-zx7319' } });
    expect(await mentioning(instructor, 'zx7319')).toEqual(expect.arrayContaining(['answered', 'groups']));
    await erase(instructor);
    expect(await mentioning(instructor, 'zx7319')).toEqual(['learners', 'projection_watermarks']);
    expect((await ola.call('get', '/groups')).body).toEqual([]);
    expect((await ola.call('get', `/groups/${made.body.groupId}`)).status).toBe(404);
  });
});

describe('a call with an Idempotency-Key', () => {
  test('makes one group, joins once, and changes once', async () => {
    const [instructor, ola] = [service.learner(), service.learner()];
    const body = { name: 'Kurs', categoryName: 'B' };
    const key = { 'idempotency-key': 'same' };
    const first = await instructor.call('post', '/groups', body, key);
    const again = await instructor.call('post', '/groups', body, key);
    expect([again.status, again.body]).toEqual([201, first.body]);
    expect((await instructor.call('get', '/groups')).body).toHaveLength(1);
    expect((await instructor.call('post', '/groups', { ...body, name: 'Inny' }, key)).status).toBe(422);

    const { code, groupId } = first.body;
    const joined = await ola.call('post', '/groups/join', { code }, key);
    expect((await ola.call('post', '/groups/join', { code }, key)).body).toEqual(joined.body);
    expect((await ola.call('post', '/groups/join', { code: `${code} ` }, key)).status).toBe(422);
    expect(joined.body.memberCount).toBe(1);

    const renewed = await instructor.call('patch', `/groups/${groupId}`, { renewCode: true }, key);
    const repeated = await instructor.call('patch', `/groups/${groupId}`, { renewCode: true }, key);
    expect(repeated.body.code).toBe(renewed.body.code);
    const shared = await ola.call('patch', `/groups/${groupId}/sharing`, { exams: false }, key);
    expect([shared.status, shared.body.exams]).toEqual([200, false]);
  });
});

describe('while identity is away', () => {
  test('groups are there without the names that are not known, and with those that are', async () => {
    const [instructor, ola, jan] = [service.learner(), service.learner(), service.learner()];
    const group = await makeGroup(instructor);
    await join(ola, group);
    await join(jan, group);
    service.identity.away = true;
    try {
      const { instructor: known, members } = await detailsOf(instructor, group);
      expect(known.username).toBe(`u${instructor.userId}`);
      expect(members.map(({ username }) => username)).toEqual([null, null]);
      const { status, text } = await instructor.call('get', `/groups/${group.groupId}/export?lang=en`);
      expect([status, text.split('\r\n')[1]]).toEqual([200, expect.stringMatching(/^\(name unavailable/)]);
    } finally {
      service.identity.away = false;
    }
    clock.advance({ minutes: 2 });
    const { members } = await detailsOf(instructor, group);
    expect(members.map(({ username }) => username)).toEqual([`u${ola.userId}`, `u${jan.userId}`]);
  });
});

describe('the table of a group', () => {
  test('is a file for spreadsheets, in the language that is asked for', async () => {
    const [instructor, ola, jan] = [service.learner(), service.learner(), service.learner()];
    const group = await makeGroup(instructor);
    await join(ola, group);
    await join(jan, group);
    await takeExam(ola, 'passed');
    await jan.call('patch', `/groups/${group.groupId}/sharing`, { exams: false });
    for (const [learner, username] of [
      [ola, '=1+1'],
      [jan, 'Jan; "Janek"'],
    ] as const) {
      service.identity.accounts.set(learner.userId, { userId: learner.userId, username, isActive: true });
    }
    clock.advance({ minutes: 2 });
    const { status, headers, text } = await instructor.call('get', `/groups/${group.groupId}/export?lang=de`);
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(headers['content-disposition']).toMatch(
      new RegExp(`^attachment; filename="?zielona-fala-${group.groupId}-[\\d-]{10}\\.csv"?$`),
    );
    expect(headers['cache-control']).toBe('no-store');
    const [heading, first, second] = text.split('\r\n');
    expect(heading).toMatch(/^\ufeffBenutzername;Level;In der Gruppe seit;/);
    expect(first).toMatch(/^'=1\+1;1;\d{4}-\d\d-\d\d;.*;1;zu wenige Antworten;1;1;\d{4}-\d\d-\d\d;74;ja$/);
    expect(second).toMatch(/^"Jan; ""Janek""";0;.*;;0;zu wenige Antworten(;nicht freigegeben){5}$/);
    const polish = await instructor.call('get', `/groups/${group.groupId}/export`);
    expect(polish.text).toMatch(/^\ufeffNazwa użytkownika;/);
    const unknown = await instructor.call('get', `/groups/${group.groupId}/export?lang=fr`);
    expect(unknown.status).toBe(422);
  });
});

describe('MongoDB', () => {
  const GROUP_DATA = ['groups', 'learners', 'tests', '$cmd.aggregate', 'learning'];

  /** Which looks for exams that are over, whoever calls. */
  const isScheduler = ({ filter }: Readonly<Record<string, unknown>>): boolean =>
    typeof filter === 'object' && filter !== null && 'deadline' in filter;

  const operationsOf = async (learner: Learner, path: string) => {
    // whether the account is active is remembered for a while
    await learner.call('get', '/groups');
    const operations = await operationsDuring(service.connection, async () => {
      expect((await learner.call('get', path)).status).toBe(200);
    });
    expect(collectionScans(operations)).toEqual([]);
    return operations
      .filter(({ collection, command }) => GROUP_DATA.includes(collection) && !isScheduler(command))
      .map(({ kind, collection }) => `${kind} ${collection}`)
      .toSorted();
  };

  test('is asked as often for a full group as for a small one, by indexes', async () => {
    const instructor = service.learner();
    const learners = Array.from({ length: GROUP_BOUNDS.members }, () => service.learner());
    const [small, large] = [await makeGroup(instructor), await makeGroup(instructor)];
    await fill(service, large, learners);
    await fill(service, small, learners.slice(0, 2));
    const asked = await operationsOf(instructor, `/groups/${small.groupId}`);
    expect(asked).toEqual([
      'command $cmd.aggregate',
      'query groups',
      'query learners',
      'query learners',
      'query learning',
    ]);
    clock.advance({ minutes: 2 });
    expect(await operationsOf(instructor, `/groups/${large.groupId}`)).toEqual(asked);
    // readiness and topics are told once a minute
    const remembered = asked.filter((each) => !/learners|learning/.test(each));
    // and in which time zone its days are
    expect(await operationsOf(instructor, `/groups/${large.groupId}/export`)).toEqual([
      ...remembered,
      'query learners',
      'query learners',
    ]);
    expect(await operationsOf(instructor, '/groups')).toEqual(['query groups', 'query learners']);
  });

  test('finds by an index what changes, too', async () => {
    const [instructor, ola] = [service.learner(), service.learner()];
    const operations = await operationsDuring(service.connection, async () => {
      const group = await makeGroup(instructor);
      await join(ola, group);
      await takeExam(ola, 'failed');
      const path = `/groups/${group.groupId}`;
      await ola.call('patch', `${path}/sharing`, { answers: true });
      await instructor.call('get', `${path}/members/${ola.userId}`);
      await instructor.call('patch', path, { name: 'Kurs', renewCode: true });
      await ola.call('delete', `${path}/members/${ola.userId}`);
      await instructor.call('delete', path);
      await erase(ola);
    });
    expect(operations.filter(({ collection }) => collection === 'groups').length).toBeGreaterThan(12);
    expect(collectionScans(operations)).toEqual([]);
  });

  test('reads so many of the newest tests of a learner, however many there are', async () => {
    const ola = service.learner();
    const tests = createTestStore(service.connection);
    for (let taken = 0; taken < 4; taken += 1) await takeExam(ola, 'failed');
    let newest: Awaited<ReturnType<typeof tests.newest>> = new Map();
    const operations = await operationsDuring(service.connection, async () => {
      newest = await tests.newest([ola.userId, service.learner().userId], 'B', 2);
    });
    const examined = operations.filter(({ collection }) => collection === '$cmd.aggregate');
    expect(examined.map((operation) => operation.examined)).toEqual([2]);
    expect([...newest.values()].map((found) => found.length)).toEqual([2, 0]);
    const [last, previous] = newest.get(ola.userId) ?? [];
    expect(Number(last?.created)).toBeGreaterThan(Number(previous?.created));
  });
});
