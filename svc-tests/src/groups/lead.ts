import { type CategoryName, GROUP_BOUNDS, isDay, polishDayOf } from '@zielona-fala/contracts';
import { conflict, invalid, lockCaller } from '@zielona-fala/service-kit/http';
import { type Transact, withNewId } from '@zielona-fala/service-kit/mongo';
import type { Clock } from '@zielona-fala/service-kit/process';
import type { LearnerStore } from '../learners/store.ts';
import type { Group } from './group.ts';
import { newJoinCode } from './join-code.ts';
import type { GroupStore } from './store.ts';

export interface GroupParts {
  readonly transact: Transact;
  readonly groups: GroupStore;
  readonly learners: LearnerStore;
  readonly clock: Clock;
}

/** What an instructor says of a new group. */
export interface NewGroup {
  readonly name: string;
  readonly category: CategoryName;
  readonly proposedExam: string | null;
}

/** @throws Problem 409 `too-many-groups`, 422 for a day that cannot be proposed */
export async function createGroup(
  { transact, groups, learners, clock }: GroupParts,
  instructorId: number,
  input: NewGroup,
): Promise<Group> {
  refuseUnlikelyDay(input.proposedExam, clock);
  const created = clock.now();
  return transact(async (transaction) => {
    await lockCaller(learners, instructorId, created, transaction);
    if ((await groups.countLed(instructorId, transaction)) >= GROUP_BOUNDS.led) {
      throw conflict('too-many-groups', `You lead ${GROUP_BOUNDS.led} groups already; delete one first`);
    }
    return withNewId(clock, async (groupId) => {
      const code = await freeJoinCode(groups);
      const group = { ...input, groupId, instructorId, code, created, members: [] };
      await groups.insert(group, transaction);
      return group;
    });
  });
}

/** What an instructor asks to change. */
export interface RequestedChanges {
  readonly name?: string;
  readonly proposedExam?: string | null;
  /** The old code is worth nothing from then on. */
  readonly renewCode?: true;
}

/**
 * @returns the group as it is then; null when the instructor leads no such group
 * @throws Problem 422 for a day that cannot be proposed
 */
export async function changeGroup(
  { groups, clock }: GroupParts,
  groupId: number,
  instructorId: number,
  { renewCode, ...changes }: RequestedChanges,
): Promise<Group | null> {
  refuseUnlikelyDay(changes.proposedExam ?? null, clock);
  const code = renewCode === true ? { code: await freeJoinCode(groups) } : {};
  return groups.change(groupId, instructorId, { ...changes, ...code });
}

/** Taken by chance once in very many; the unique index has the last word. */
async function freeJoinCode(groups: GroupStore): Promise<string> {
  const code = newJoinCode();
  return (await groups.isCodeTaken(code)) ? freeJoinCode(groups) : code;
}

/** An exam can be proposed from today on, as the day is in Poland. */
function refuseUnlikelyDay(day: string | null, clock: Clock): void {
  if (day === null) return;
  const message = isDay(day) ? day < polishDayOf(clock.now()) && 'This day is over' : 'There is no such day';
  if (message) throw invalid([{ field: 'proposedExam', code: 'invalid', message }]);
}
