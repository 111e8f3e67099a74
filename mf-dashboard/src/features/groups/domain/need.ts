import { daysBetween, type GroupMemberDto, type HomeworkDto, polishDayOf } from '@zielona-fala/contracts';
import { answeredBy } from './reports.ts';

/** Reasons why a member needs the instructor, most urgent first. */
export const NEEDS = ['late', 'idle', 'far'] as const;
export type Need = (typeof NEEDS)[number];

/** Below this, a member is far from passing. */
const FAR = 0.4;
/** As long as nobody is told to be idle who has just joined. */
const WEEK_DAYS = 7;

/**
 * Told of what the member shares alone: homework not done in time, no test for a week in the group, or far from passing.
 * @param today as homework counts days
 * @returns null for who needs nothing
 */
export function needOf(
  member: Pick<GroupMemberDto, 'joined' | 'homework' | 'practice' | 'readiness'>,
  homework: readonly HomeworkDto[],
  today: string,
): Need | null {
  const isLate = homework.some((each) => each.due < today && isUndone(member, each));
  if (isLate) return 'late';
  const daysHere = daysBetween(polishDayOf(new Date(member.joined)), today);
  if (member.practice?.testsThisWeek === 0 && daysHere >= WEEK_DAYS) return 'idle';
  const probability = member.readiness?.probability ?? null;
  return probability !== null && probability < FAR ? 'far' : null;
}

function isUndone(member: Pick<GroupMemberDto, 'homework'>, homework: HomeworkDto): boolean {
  const answered = answeredBy(member, homework);
  return answered !== null && answered < homework.count;
}
