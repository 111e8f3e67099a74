import {
  addDays,
  DEFAULT_SHARING,
  type GroupDetailsDto,
  type GroupMemberDto,
  polishDayOf,
} from '@zielona-fala/contracts';
import { createTestPortal, renderInPortal } from '@zielona-fala/web-kit/testing';
import { GroupsPage } from '../src/pages/GroupsPage.tsx';
import { type Answers, recordedApi } from './fake-api.ts';
import { USER } from './fixtures.ts';

/** A member who shares nothing but what is told. */
export const member = (
  userId: number,
  username: string,
  shared: Partial<GroupMemberDto> = {},
): GroupMemberDto => ({
  userId,
  username,
  level: 2,
  joined: '2026-10-20T08:00:00.000Z',
  sharing: DEFAULT_SHARING,
  practice: null,
  readiness: null,
  exams: null,
  homework: null,
  topics: null,
  ...shared,
});

/** A group as its instructor sees it. */
export const led: GroupDetailsDto = {
  groupId: 3,
  name: 'Wieczorowa B',
  category: { categoryId: 6, name: 'B' },
  created: '2026-11-20T08:00:00.000Z',
  role: 'instructor',
  instructor: { username: 'ewa', level: 1 },
  memberCount: 2,
  proposedExam: null,
  homework: [],
  code: 'ABCD-2345',
  sharing: null,
  members: [
    member(8, 'jan', {
      readiness: { probability: 0.83, low: 0.7, high: 0.9, missingAnswers: 0 },
      practice: { lastTest: null, testsThisWeek: 6 },
      exams: {
        taken: 4,
        passed: 3,
        last: { finished: '2026-11-21T10:00:00.000Z', passed: true, points: 71 },
      },
    }),
    member(9, 'kot'),
  ],
  topics: [{ topic: 'right-of-way', members: 1, seen: 20, wrong: 5 }],
};

/** The same group as a member sees it. */
export const joined: GroupDetailsDto = {
  ...led,
  role: 'member',
  code: null,
  proposedExam: '2046-12-24',
  sharing: DEFAULT_SHARING,
  members: [member(USER.userId, USER.username)],
  topics: null,
};

/** Homework of one's own mistakes, due in three days. */
export const homework: GroupDetailsDto['homework'][number] = {
  homeworkId: 5,
  count: 20,
  due: addDays(polishDayOf(new Date()), 3),
  created: '2026-11-20T08:00:00.000Z',
  answered: 0,
};

/** A group with that homework and no exam to come, as its only member sees it. */
export const joinedWithHomework: GroupDetailsDto = {
  ...joined,
  memberCount: 1,
  proposedExam: null,
  homework: [homework],
  members: [],
};

/** The request for the rules that the group gets wrong. */
export const RULES = 'GET v1/tests/groups/3/rules?lang=pl&limit=5';

/** Opens the page of groups for a learner whose groups the server answers. */
export function openGroups(answers: Answers, query = '') {
  const server = recordedApi({ 'GET v1/tests/groups': [], [RULES]: [], ...answers });
  const portal = {
    ...createTestPortal({ user: USER, api: server.api }),
    dialogs: { confirm: async () => true },
  };
  renderInPortal(<GroupsPage />, { portal, path: `/dashboard/groups${query}` });
  return { server, portal };
}
