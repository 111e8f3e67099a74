import { dayIn } from '@zielona-fala/contracts';
import { addHomework } from '@zielona-fala/contracts/api/groups/add-homework';
import { changeSharing } from '@zielona-fala/contracts/api/groups/change-sharing';
import { deleteGroup } from '@zielona-fala/contracts/api/groups/delete-group';
import { deleteHomework } from '@zielona-fala/contracts/api/groups/delete-homework';
import { endMembership } from '@zielona-fala/contracts/api/groups/end-membership';
import { exportGroup } from '@zielona-fala/contracts/api/groups/export-group';
import { getGroup } from '@zielona-fala/contracts/api/groups/get-group';
import { getGroupMember } from '@zielona-fala/contracts/api/groups/get-group-member';
import { joinByCode } from '@zielona-fala/contracts/api/groups/join-by-code';
import { listGroupRules } from '@zielona-fala/contracts/api/groups/list-group-rules';
import { listGroups } from '@zielona-fala/contracts/api/groups/list-groups';
import { makeGroup } from '@zielona-fala/contracts/api/groups/make-group';
import { updateGroup } from '@zielona-fala/contracts/api/groups/update-group';
import { updateHomework } from '@zielona-fala/contracts/api/groups/update-homework';
import type { RuleBook } from '@zielona-fala/contracts/bank';
import { type Endpoint, FileAnswer, serve } from '@zielona-fala/service-kit/http';
import type { Limit } from '@zielona-fala/service-kit/limits';
import { memberTable } from './csv.ts';
import { type Group, roleOf } from './group.ts';
import type { GroupRules } from './group-rules.ts';
import { changeHomework, type HomeworkParts, setHomework } from './homework.ts';
import { createJoinGroup } from './join.ts';
import { changeGroup, createGroup } from './lead.ts';
import { noGroup, noHomework, noMember, type Overview } from './overview.ts';
import type { People } from './people.ts';
import { presentGroup, presentHomework } from './present.ts';
import type { HomeworkProgress } from './progress.ts';

const CSV = 'text/csv';

export interface GroupRouteParts extends HomeworkParts {
  readonly overview: Overview;
  readonly people: People;
  readonly progress: HomeworkProgress;
  readonly rulesOf: GroupRules;
  readonly book: RuleBook;
  /** By learner. */
  readonly joinAttempts: Limit;
}

/** Calls about groups of learners and their instructor. They come before calls whose path begins with a parameter. */
export function groupRoutes(parts: GroupRouteParts): readonly Endpoint[] {
  return [
    ...instructorRoutes(parts),
    ...homeworkRoutes(parts),
    ...memberRoutes(parts),
    ...sharedRoutes(parts),
  ];
}

const presenting =
  ({ people, progress, book }: GroupRouteParts) =>
  async (group: Group, userId: number) => {
    const [personOf, answered] = await Promise.all([
      people.of([group.instructorId]),
      progress.of([group], [userId]),
    ]);
    return presentGroup(group, userId, personOf(group.instructorId), answered, book);
  };

function instructorRoutes(parts: GroupRouteParts): readonly Endpoint[] {
  const { groups, overview, learners, rulesOf, clock } = parts;
  const present = presenting(parts);
  return [
    serve(makeGroup, async ({ body: { categoryName: category, ...rest }, user: { userId } }) => {
      return present(await createGroup(parts, userId, { ...rest, category }), userId);
    }),
    serve(updateGroup, async ({ params, body, user: { userId } }) => {
      const group = await changeGroup(parts, params.groupId, userId, body);
      if (group === null) throw noGroup();
      return present(group, userId);
    }),
    serve(deleteGroup, async ({ params, user }) => {
      if (!(await groups.remove(params.groupId, user.userId))) throw noGroup();
    }),
    serve(listGroupRules, async ({ params, query: { lang, limit }, user }) => {
      const group = await groups.find(params.groupId, user.userId);
      if (group === null || roleOf(group, user.userId) !== 'instructor') throw noGroup();
      return rulesOf(group, lang, limit);
    }),
    serve(exportGroup, async ({ params, query, user }) => {
      const { role, members } = await overview.details(params.groupId, user.userId);
      if (role !== 'instructor') throw noGroup();
      const { timeZone } = await learners.studyOf(user.userId);
      const name = `zielona-fala-${params.groupId}-${dayIn(timeZone, clock.now())}.csv`;
      const content = memberTable(members, { lang: query.lang, timeZone });
      return new FileAnswer({ name, mediaType: CSV, content });
    }),
  ];
}

function homeworkRoutes(parts: GroupRouteParts): readonly Endpoint[] {
  const { groups } = parts;
  return [
    serve(addHomework, async ({ params, body, user: { userId } }) => {
      const homework = await setHomework(parts, params.groupId, userId, body);
      if (homework === null) throw noGroup();
      return presentHomework(homework, null, parts.book.rules);
    }),
    serve(updateHomework, async ({ params, body, user: { userId } }) => {
      const homework = await changeHomework(parts, params, userId, body);
      if (homework === null) throw noHomework();
      return presentHomework(homework, null, parts.book.rules);
    }),
    serve(deleteHomework, async ({ params, user }) => {
      if (!(await groups.removeHomework(params, user.userId))) throw noHomework();
    }),
  ];
}

function memberRoutes(parts: GroupRouteParts): readonly Endpoint[] {
  const { groups, joinAttempts } = parts;
  const joinGroup = createJoinGroup(parts);
  const present = presenting(parts);
  return [
    serve(joinByCode, async ({ body, user: { userId } }) => {
      await joinAttempts.take(String(userId));
      return present(await joinGroup(userId, body.code), userId);
    }),
    serve(changeSharing, async ({ params, body, user }) => {
      const sharing = await groups.share(params.groupId, user.userId, body);
      if (sharing === null) throw noGroup();
      return sharing;
    }),
  ];
}

function sharedRoutes(parts: GroupRouteParts): readonly Endpoint[] {
  const { groups, overview, people, progress, book } = parts;
  return [
    serve(listGroups, async ({ user: { userId } }) => {
      const found = await groups.ofLearner(userId);
      const [personOf, answered] = await Promise.all([
        people.of([...new Set(found.map(({ instructorId }) => instructorId))]),
        progress.of(
          found.filter((group) => roleOf(group, userId) === 'member'),
          [userId],
        ),
      ]);
      return found.map((group) => presentGroup(group, userId, personOf(group.instructorId), answered, book));
    }),
    serve(getGroup, ({ params, user }) => overview.details(params.groupId, user.userId)),
    serve(getGroupMember, ({ params, user }) => overview.member(params.groupId, params.userId, user.userId)),
    serve(endMembership, async ({ params, user }) => {
      const isRemoved = await groups.removeMember(params.groupId, params.userId, user.userId);
      if (!isRemoved) throw noMember();
    }),
  ];
}
