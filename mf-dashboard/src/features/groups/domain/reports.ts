import type { GroupMemberDto, HomeworkDto } from '@zielona-fala/contracts';

/** How far a member is with a piece of homework. */
export interface Report extends Pick<GroupMemberDto, 'userId' | 'username'> {
  /** Capped at the number required. */
  readonly answered: number;
}

/** How much of a piece of homework a member has answered, capped at the number required; null where it is not shared. */
export function answeredBy(
  { homework }: Pick<GroupMemberDto, 'homework'>,
  { homeworkId, count }: HomeworkDto,
): number | null {
  const told = homework?.find((each) => each.homeworkId === homeworkId);
  return told ? Math.min(told.answered, count) : null;
}

/** Of the members that share how much they practise, those who did least first. */
export function reportsOf(
  members: readonly Pick<GroupMemberDto, 'userId' | 'username' | 'homework'>[],
  homework: HomeworkDto,
): readonly Report[] {
  return members
    .flatMap((member) => {
      const answered = answeredBy(member, homework);
      return answered === null ? [] : [{ userId: member.userId, username: member.username, answered }];
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
