import type { GroupMemberDto, HomeworkDto } from '@zielona-fala/contracts';

/** How far a member is with a piece of homework. */
export interface Report extends Pick<GroupMemberDto, 'userId' | 'username'> {
  /** Capped at the number required. */
  readonly answered: number;
}

/** Of the members that share how much they practise, those who did least first. */
export function reportsOf(
  members: readonly Pick<GroupMemberDto, 'userId' | 'username' | 'homework'>[],
  { homeworkId, count }: HomeworkDto,
): readonly Report[] {
  return members
    .flatMap(({ userId, username, homework }) => {
      const told = homework?.find((each) => each.homeworkId === homeworkId);
      return told ? [{ userId, username, answered: Math.min(told.answered, count) }] : [];
    })
    .toSorted((one, other) => one.answered - other.answered);
}

/** How many members have completed it, of those who share their progress. */
export function doneOf(
  members: readonly Pick<GroupMemberDto, 'userId' | 'username' | 'homework'>[],
  homework: HomeworkDto,
): { readonly done: number; readonly members: number } {
  const reports = reportsOf(members, homework);
  return {
    done: reports.filter(({ answered }) => answered === homework.count).length,
    members: reports.length,
  };
}
