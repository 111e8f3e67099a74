import {
  GROUP_TESTS,
  type GroupDetailsDto,
  type GroupMemberDto,
  type MemberDetailsDto,
} from '@zielona-fala/contracts';
import type { RuleBook } from '@zielona-fala/contracts/bank';
import { notFound } from '@zielona-fala/service-kit/http';
import type { Clock } from '@zielona-fala/service-kit/process';
import type { TestStore } from '../exams/store.ts';
import { groupTopics, type MemberStandings } from '../study/member-standings.ts';
import { type Group, type Member, memberOf, roleOf } from './group.ts';
import type { People } from './people.ts';
import { presentGroup, presentMember, presentResults } from './present.ts';
import type { HomeworkProgress } from './progress.ts';
import type { GroupStore } from './store.ts';

export interface OverviewParts {
  readonly groups: GroupStore;
  readonly tests: TestStore;
  readonly people: People;
  readonly standings: MemberStandings;
  readonly progress: HomeworkProgress;
  readonly book: RuleBook;
  readonly clock: Clock;
}

/** Groups as their participants see them. The number of reads does not depend on the number of members. */
export interface Overview {
  /** @throws Problem 404 if it is not one of theirs */
  details(groupId: number, userId: number): Promise<GroupDetailsDto>;
  /**
   * @param userId of who looks: the instructor, or the member
   * @throws Problem 404 for another's
   */
  member(groupId: number, memberId: number, userId: number): Promise<MemberDetailsDto>;
}

export function createOverview(parts: OverviewParts): Overview {
  const { groups, tests, people, standings, progress, book, clock } = parts;
  const find = async (groupId: number, userId: number): Promise<Group> => {
    const group = await groups.find(groupId, userId);
    if (group === null) throw noGroup();
    return group;
  };

  /** Of those members who share something of them. */
  const newestTests = (group: Group, members: readonly Member[]) => {
    const sharing = members.filter(({ sharing: { readiness, exams } }) => readiness || exams);
    return tests.newest(
      sharing.map(({ userId }) => userId),
      group.category,
      GROUP_TESTS,
    );
  };

  const standingsOf = (group: Group, members: readonly Member[]) => {
    const sharing = members.filter(({ sharing: { readiness, topics } }) => readiness || topics);
    return standings.of(
      sharing.map(({ userId }) => userId),
      group.category,
    );
  };

  const present = async (group: Group, members: readonly Member[]) => {
    const userIds = members.map(({ userId }) => userId);
    const [personOf, testsOf, standingOf, answered] = await Promise.all([
      people.of([group.instructorId, ...userIds]),
      newestTests(group, members),
      standingsOf(group, members),
      progress.of([group], userIds),
    ]);
    const presented = members.map((member): GroupMemberDto => {
      const { userId } = member;
      const facts = {
        tests: testsOf.get(userId) ?? [],
        standing: standingOf.get(userId),
        homework: (group.homework ?? []).map(({ homeworkId }) => ({
          homeworkId,
          answered: answered(homeworkId, userId),
        })),
      };
      return presentMember(member, personOf(userId), facts, clock.now());
    });
    return { instructor: personOf(group.instructorId), members: presented, answered };
  };

  return {
    async details(groupId, userId) {
      const group = await find(groupId, userId);
      const isInstructor = roleOf(group, userId) === 'instructor';
      const shown = group.members.filter((member) => isInstructor || member.userId === userId);
      const { instructor, members, answered } = await present(group, shown);
      const topics = isInstructor
        ? groupTopics(members.flatMap((each) => (each.topics ? [each.topics] : [])))
        : null;
      return { ...presentGroup(group, userId, instructor, answered, book), members, topics };
    },
    async member(groupId, memberId, userId) {
      const group = await find(groupId, userId);
      const member = memberOf(group, memberId);
      const isAllowed = memberId === userId || roleOf(group, userId) === 'instructor';
      if (member === undefined || !isAllowed) throw noMember();
      const [{ members }, exams] = await Promise.all([
        present(group, [member]),
        member.sharing.exams ? tests.finishedExams(memberId, group.category, SHOWN_RESULTS) : [],
      ]);
      const [presented] = members;
      if (presented === undefined) throw noMember();
      return { ...presented, results: presentResults(member, exams) };
    },
  };
}

/** Exams of a member that are shown one by one. */
const SHOWN_RESULTS = 20;

export const noGroup = () => notFound('No group of yours has this id');
export const noHomework = () => notFound('No group that you lead has this homework');
export const noMember = () => notFound('The group has no such member');
