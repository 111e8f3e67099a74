import {
  addDays,
  type CategoryName,
  HOMEWORK_BOUNDS,
  HOMEWORK_KEPT_DAYS,
  isDay,
  polishDayOf,
} from '@zielona-fala/contracts';
import { conflict, invalid, lockCaller } from '@zielona-fala/service-kit/http';
import { onCommit, withNewId } from '@zielona-fala/service-kit/mongo';
import type { Notices } from '@zielona-fala/service-kit/notices';
import type { Clock } from '@zielona-fala/service-kit/process';
import type { Catalogue } from '../learning/catalogue.ts';
import type { Group, Homework, HomeworkAddress, HomeworkChanges, NewHomework } from './group.ts';
import type { GroupParts } from './lead.ts';

export interface HomeworkParts extends GroupParts {
  readonly notices: Pick<Notices, 'append'>;
  readonly catalogue: Catalogue;
}

/**
 * Assigns homework to a group and notifies its members. Homework that was due long ago is removed to make room.
 * @returns null when the instructor leads no such group
 * @throws Problem 422 for a day that is over, none, or too far away, for a rule beside a topic or of another category; 409
 *   `too-much-homework`
 */
export async function setHomework(
  { transact, groups, learners, notices, catalogue, clock }: HomeworkParts,
  groupId: number,
  instructorId: number,
  input: NewHomework,
): Promise<Homework | null> {
  refuseUnlikelyDue(input.due, clock);
  if (input.rule !== undefined) {
    const known = await groups.find(groupId, instructorId);
    if (known) await refuseForeignRule(catalogue, known.category, input);
  }
  const created = clock.now();
  return transact(async (transaction) => {
    const group = await groups.findLed(groupId, instructorId, transaction);
    if (group === null) return null;
    await lockCaller(learners, instructorId, created, transaction);
    const kept = keptHomework(group, created);
    if (kept.length >= HOMEWORK_BOUNDS.pieces) {
      const message = `The group has ${HOMEWORK_BOUNDS.pieces} pieces of homework already; delete one first`;
      throw conflict('too-much-homework', message);
    }
    const homework = await withNewId(clock, async (homeworkId) => {
      const added = { ...input, homeworkId, created };
      await groups.setHomework(groupId, [...kept, added], transaction);
      return added;
    });
    onCommit(transaction, async () => {
      const notice = { id: String(homework.homeworkId), type: 'homework-set', data: { groupId } } as const;
      await Promise.all(group.members.map(({ userId }) => notices.append(userId, notice)));
    });
    return homework;
  });
}

/**
 * @returns the homework as it is then; null when the instructor leads no group with it
 * @throws Problem 422 for a day that is over, none, or too far away
 */
export async function changeHomework(
  { groups, clock }: GroupParts,
  address: HomeworkAddress,
  instructorId: number,
  changes: HomeworkChanges,
): Promise<Homework | null> {
  if (changes.due !== undefined) refuseUnlikelyDue(changes.due, clock);
  return groups.changeHomework(address, instructorId, changes);
}

async function refuseForeignRule(
  catalogue: Catalogue,
  category: CategoryName,
  { rule = '', topic }: NewHomework,
): Promise<void> {
  if (topic !== undefined) {
    const message = 'Homework is about a topic, or about a rule';
    throw invalid([{ field: 'rule', code: 'not-allowed', message }]);
  }
  const questions = await catalogue.of(category);
  if (questions.some(({ rules }) => rules.includes(rule))) return;
  throw invalid([{ field: 'rule', code: 'unknown', message: `Category ${category} has no such rule` }]);
}

export function keptHomework({ homework = [] }: Pick<Group, 'homework'>, now: Date): readonly Homework[] {
  const oldest = addDays(polishDayOf(now), -HOMEWORK_KEPT_DAYS);
  return homework.filter(({ due }) => due >= oldest);
}

function refuseUnlikelyDue(due: string, clock: Clock): void {
  const today = polishDayOf(clock.now());
  const message = isDay(due)
    ? (due < today && 'This day is over') ||
      (due > addDays(today, HOMEWORK_BOUNDS.days) && 'This day is too far away')
    : 'There is no such day';
  if (message) throw invalid([{ field: 'due', code: 'invalid', message }]);
}
