import { dayIn } from '@zielona-fala/contracts';
import type { DeclaredLimit } from '@zielona-fala/contracts/api/declare';
import { RESPONSES } from '@zielona-fala/contracts/responses';
import { type Endpoint, endpoint, FileAnswer } from '@zielona-fala/service-kit/http';
import type { Limit } from '@zielona-fala/service-kit/limits';
import { memberTable } from './csv.ts';
import { type Group, roleOf } from './group.ts';
import { changeHomework, setHomework } from './homework.ts';
import { createJoinGroup } from './join.ts';
import { changeGroup, createGroup, type GroupParts } from './lead.ts';
import { noGroup, noHomework, noMember, type Overview } from './overview.ts';
import type { People } from './people.ts';
import { presentGroup, presentHomework } from './present.ts';
import type { HomeworkProgress } from './progress.ts';
import * as requests from './requests.ts';

const GROUPS = '/api/v1/tests/groups';
const ONE = `${GROUPS}/:groupId`;
const CSV = 'text/csv';

/** Codes must not be found by trying. */
export const JOIN_ATTEMPTS = { calls: 20, seconds: 60 * 60, per: 'account' } as const satisfies DeclaredLimit;

export interface GroupEndpointParts extends GroupParts {
  readonly overview: Overview;
  readonly people: People;
  readonly progress: HomeworkProgress;
  /** By learner. */
  readonly joinAttempts: Limit;
}

/** Calls about groups of learners and their instructor. They come before calls whose path begins with a parameter. */
export function groupEndpoints(parts: GroupEndpointParts): readonly Endpoint[] {
  return [
    ...instructorEndpoints(parts),
    ...homeworkEndpoints(parts),
    ...memberEndpoints(parts),
    ...sharedEndpoints(parts),
  ];
}

const presenting =
  ({ people, progress }: GroupEndpointParts) =>
  async (group: Group, userId: number) => {
    const [personOf, answered] = await Promise.all([
      people.of([group.instructorId]),
      progress.of([group], [userId]),
    ]);
    return presentGroup(group, userId, personOf(group.instructorId), answered);
  };

function instructorEndpoints(parts: GroupEndpointParts): readonly Endpoint[] {
  const { groups, overview, learners, clock } = parts;
  const present = presenting(parts);
  return [
    endpoint({
      method: 'post',
      path: GROUPS,
      summary: 'Makes a group, which the learner leads',
      problems: ['too-many-groups'],
      access: 'active',
      body: requests.NEW_GROUP,
      returns: RESPONSES.group,
      status: 201,
      async handle({ body: { categoryName: category, ...rest }, user: { userId } }) {
        return present(await createGroup(parts, userId, { ...rest, category }), userId);
      },
    }),
    endpoint({
      method: 'patch',
      path: ONE,
      summary:
        'Renames a group, proposes an exam for a day or withdraws it, renews the join code: its instructor',
      access: 'active',
      params: requests.ONE_GROUP,
      body: requests.CHANGED_GROUP,
      returns: RESPONSES.group,
      async handle({ params, body, user: { userId } }) {
        const group = await changeGroup(parts, params.groupId, userId, body);
        if (group === null) throw noGroup();
        return present(group, userId);
      },
    }),
    endpoint({
      method: 'delete',
      path: ONE,
      summary: 'Deletes a group: its instructor',
      access: 'active',
      params: requests.ONE_GROUP,
      async handle({ params, user }) {
        if (!(await groups.remove(params.groupId, user.userId))) throw noGroup();
      },
    }),
    endpoint({
      method: 'get',
      path: `${ONE}/export`,
      summary: 'The members of a group as a table: for its instructor',
      problems: ['validation'],
      access: 'active',
      params: requests.ONE_GROUP,
      query: requests.FILE,
      mediaTypes: [CSV],
      async handle({ params, query, user }) {
        const { role, members } = await overview.details(params.groupId, user.userId);
        if (role !== 'instructor') throw noGroup();
        const { timeZone } = await learners.studyOf(user.userId);
        const name = `zielona-fala-${params.groupId}-${dayIn(timeZone, clock.now())}.csv`;
        const content = memberTable(members, { lang: query.lang, timeZone });
        return new FileAnswer({ name, mediaType: CSV, content });
      },
    }),
  ];
}

function homeworkEndpoints(parts: GroupEndpointParts): readonly Endpoint[] {
  const { groups } = parts;
  return [
    endpoint({
      method: 'post',
      path: `${ONE}/homework`,
      summary: 'Sets homework for a group: its instructor',
      problems: ['too-much-homework'],
      access: 'active',
      params: requests.ONE_GROUP,
      body: requests.NEW_HOMEWORK,
      returns: RESPONSES.homework,
      status: 201,
      async handle({ params, body, user: { userId } }) {
        const homework = await setHomework(parts, params.groupId, userId, body);
        if (homework === null) throw noGroup();
        return presentHomework(homework, null);
      },
    }),
    endpoint({
      method: 'patch',
      path: `${ONE}/homework/:homeworkId`,
      summary: 'Changes how much homework is to be done until when: its instructor',
      access: 'active',
      params: requests.ONE_HOMEWORK,
      body: requests.CHANGED_HOMEWORK,
      returns: RESPONSES.homework,
      async handle({ params, body, user: { userId } }) {
        const homework = await changeHomework(parts, params, userId, body);
        if (homework === null) throw noHomework();
        return presentHomework(homework, null);
      },
    }),
    endpoint({
      method: 'delete',
      path: `${ONE}/homework/:homeworkId`,
      summary: 'Deletes homework of a group: its instructor',
      access: 'active',
      params: requests.ONE_HOMEWORK,
      async handle({ params, user }) {
        if (!(await groups.removeHomework(params, user.userId))) throw noHomework();
      },
    }),
  ];
}

function memberEndpoints(parts: GroupEndpointParts): readonly Endpoint[] {
  const { groups, joinAttempts } = parts;
  const joinGroup = createJoinGroup(parts);
  const present = presenting(parts);
  return [
    endpoint({
      method: 'post',
      path: `${GROUPS}/join`,
      summary: 'Joins the group of a code',
      problems: ['too-many-groups', 'group-full'],
      limits: [JOIN_ATTEMPTS],
      access: 'active',
      body: requests.JOINING,
      returns: RESPONSES.group,
      answersAnew: true,
      async handle({ body, user: { userId } }) {
        await joinAttempts.take(String(userId));
        return present(await joinGroup(userId, body.code), userId);
      },
    }),
    endpoint({
      method: 'patch',
      path: `${ONE}/sharing`,
      summary: 'Changes what a member shares with the instructor',
      access: 'active',
      params: requests.ONE_GROUP,
      body: requests.SHARING,
      returns: RESPONSES.sharing,
      async handle({ params, body, user }) {
        const sharing = await groups.share(params.groupId, user.userId, body);
        if (sharing === null) throw noGroup();
        return sharing;
      },
    }),
  ];
}

function sharedEndpoints(parts: GroupEndpointParts): readonly Endpoint[] {
  const { groups, overview, people, progress } = parts;
  return [
    endpoint({
      method: 'get',
      path: GROUPS,
      summary: 'The groups that the learner leads or has joined, the newest first',
      access: 'active',
      returns: RESPONSES.groups,
      async handle({ user: { userId } }) {
        const found = await groups.ofLearner(userId);
        const [personOf, answered] = await Promise.all([
          people.of([...new Set(found.map(({ instructorId }) => instructorId))]),
          progress.of(
            found.filter((group) => roleOf(group, userId) === 'member'),
            [userId],
          ),
        ]);
        return found.map((group) => presentGroup(group, userId, personOf(group.instructorId), answered));
      },
    }),
    endpoint({
      method: 'get',
      path: ONE,
      summary: 'A group: all members for its instructor, for a member what the instructor sees of them',
      access: 'active',
      params: requests.ONE_GROUP,
      returns: RESPONSES.groupDetails,
      handle: ({ params, user }) => overview.details(params.groupId, user.userId),
    }),
    endpoint({
      method: 'get',
      path: `${ONE}/members/:userId`,
      summary: 'A member with single exams, as the instructor sees it: for the instructor and the member',
      access: 'active',
      params: requests.ONE_MEMBER,
      returns: RESPONSES.groupMember,
      handle: ({ params, user }) => overview.member(params.groupId, params.userId, user.userId),
    }),
    endpoint({
      method: 'delete',
      path: `${ONE}/members/:userId`,
      summary: 'Leaves a group, or removes a member of it as its instructor',
      access: 'active',
      params: requests.ONE_MEMBER,
      async handle({ params, user }) {
        const isRemoved = await groups.removeMember(params.groupId, params.userId, user.userId);
        if (!isRemoved) throw noMember();
      },
    }),
  ];
}
