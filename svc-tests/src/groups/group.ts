import { type CategoryName, type GroupRole, type SharingDto, USUAL_SHARING } from '@zielona-fala/contracts';

/** Learners who prepare for one category with an instructor. */
export interface Group {
  readonly groupId: number;
  readonly instructorId: number;
  readonly name: string;
  readonly category: CategoryName;
  readonly code: string;
  /** Day in Poland, such as `2026-12-24`. */
  readonly proposedExam: string | null;
  readonly created: Date;
  /** In the order in which they joined. */
  readonly members: readonly Member[];
}

export interface Member {
  readonly userId: number;
  readonly joined: Date;
  readonly sharing: SharingDto;
}

/** What an instructor may change. */
export type GroupChanges = Partial<Pick<Group, 'name' | 'proposedExam' | 'code'>>;

/** Somebody who joins shares what makes the group useful, and no answers. */
export function newMember(userId: number, joined: Date): Member {
  return { userId, joined, sharing: USUAL_SHARING };
}

export function memberOf({ members }: Pick<Group, 'members'>, userId: number): Member | undefined {
  return members.find((member) => member.userId === userId);
}

export function roleOf({ instructorId }: Pick<Group, 'instructorId'>, userId: number): GroupRole {
  return instructorId === userId ? 'instructor' : 'member';
}
