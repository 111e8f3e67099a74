import { GROUP_BOUNDS } from '@zielona-fala/contracts';
import { conflict, invalid, lockCaller } from '@zielona-fala/service-kit/http';
import { createKeyedMutex } from '@zielona-fala/service-kit/process';
import { type Group, memberOf, newMember, roleOf } from './group.ts';
import { readJoinCode } from './join-code.ts';
import type { GroupParts } from './lead.ts';

/**
 * Joins the group of a code. A class joins at once: in one replica its learners wait for each other, since as conflicts
 * they would try again and again.
 * @throws as {@link joinOnce}
 */
export function createJoinGroup(parts: GroupParts): (userId: number, typed: string) => Promise<Group> {
  const exclusively = createKeyedMutex();
  return (userId, typed) => {
    const code = readJoinCode(typed);
    return exclusively(code, () => joinOnce(parts, userId, code));
  };
}

/**
 * Joins the group with this code. Has no effect for its members and its instructor.
 * @throws Problem 422 for a code of no group, 409 `too-many-groups` or `group-full`
 */
async function joinOnce(
  { transact, groups, learners, clock }: GroupParts,
  userId: number,
  code: string,
): Promise<Group> {
  const member = newMember(userId, clock.now());
  return transact(async (transaction) => {
    const group = await groups.findByCode(code, transaction);
    if (group === null) throw unknownCode();
    if (roleOf(group, userId) === 'instructor' || memberOf(group, userId) !== undefined) return group;
    await lockCaller(learners, userId, member.joined, transaction);
    if ((await groups.countJoined(userId, transaction)) >= GROUP_BOUNDS.joined) {
      throw conflict('too-many-groups', `You are in ${GROUP_BOUNDS.joined} groups already; leave one first`);
    }
    if (group.members.length >= GROUP_BOUNDS.members) {
      throw conflict('group-full', `This group has its ${GROUP_BOUNDS.members} members already`);
    }
    await groups.addMember(group.groupId, member, transaction);
    return { ...group, members: [...group.members, member] };
  });
}

const unknownCode = () =>
  invalid([{ field: 'code', code: 'unknown', message: 'No group has this code; ask your instructor' }]);
