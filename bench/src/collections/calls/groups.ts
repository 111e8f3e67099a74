import { polishDayOf } from '@zielona-fala/contracts';
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
import type { Learner, Stage } from '../stage.ts';
import { practise } from './tests.ts';

/** A group with its instructor's homework and one member who works on it. */
export interface Led {
  readonly groupId: number;
  readonly homeworkId: number;
}

/** Makes a group, which the member joins and works in. It stays. */
export async function leadGroup(stage: Stage, instructor: Learner, member: Learner): Promise<Led> {
  const { groupId, code } = await instructor.make(makeGroup, {
    body: { name: 'Kurs wieczorny', categoryName: 'B' },
  });
  await member.make(joinByCode, { body: { code: code ?? '' } });
  await member.make(changeSharing, {
    groupId,
    body: { readiness: true, exams: true, topics: true, answers: true },
  });
  const due = polishDayOf(new Date());
  const { homeworkId } = await instructor.make(addHomework, {
    groupId,
    body: { topic: 'road-signs', count: 20, due },
  });
  await practise(stage, member, { mode: 'topic', topic: 'road-signs', homework: homeworkId });
  await instructor.make(listGroups);
  await member.make(getGroup, { groupId });
  await instructor.make(getGroup, { groupId });
  await instructor.make(getGroupMember, { groupId, userId: member.userId });
  await instructor.make(listGroupRules, { groupId, query: { lang: 'pl', limit: 10 } });
  await instructor.make(exportGroup, { groupId });
  await instructor.make(updateGroup, { groupId, body: { name: 'Kurs poranny', renewCode: true } });
  await instructor.make(updateHomework, { groupId, homeworkId, body: { count: 10 } });
  return { groupId, homeworkId };
}

/** Ends a group. */
export async function endGroup(instructor: Learner, member: Learner, { groupId, homeworkId }: Led) {
  await instructor.make(deleteHomework, { groupId, homeworkId });
  await member.make(endMembership, { groupId, userId: member.userId });
  await instructor.make(deleteGroup, { groupId });
}
