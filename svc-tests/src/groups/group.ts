import {
  type CategoryName,
  DEFAULT_SHARING,
  type GroupRole,
  type QuestionTopic,
  type SharingDto,
} from '@zielona-fala/contracts';

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
  /** Absent while none was ever set. */
  readonly homework?: readonly Homework[];
  /** In the order in which they joined. */
  readonly members: readonly Member[];
}

export interface Member {
  readonly userId: number;
  readonly joined: Date;
  readonly sharing: SharingDto;
}

/** Questions that the instructor asks members to answer. */
export interface Homework {
  readonly homeworkId: number;
  /** Absent: what the member answered wrong. */
  readonly topic?: QuestionTopic;
  /** Instead of a topic: id of a rule. */
  readonly rule?: string;
  /** How many answers. */
  readonly count: number;
  /** Day in Poland, such as `2026-12-24`. */
  readonly due: string;
  readonly created: Date;
}

/** What an instructor sets. */
export type NewHomework = Pick<Homework, 'topic' | 'rule' | 'count' | 'due'>;

/** Members have started it, so its content can no longer change. */
export type HomeworkChanges = Partial<Pick<Homework, 'count' | 'due'>>;

/** Which homework of which group. */
export interface HomeworkAddress {
  readonly groupId: number;
  readonly homeworkId: number;
}

/** What an instructor may change, as it is stored. */
export type GroupChanges = Partial<Pick<Group, 'name' | 'proposedExam' | 'code'>>;

/** Somebody who joins shares what makes the group useful, and no answers. */
export function newMember(userId: number, joined: Date): Member {
  return { userId, joined, sharing: DEFAULT_SHARING };
}

export function memberOf({ members }: Pick<Group, 'members'>, userId: number): Member | undefined {
  return members.find((member) => member.userId === userId);
}

export function roleOf({ instructorId }: Pick<Group, 'instructorId'>, userId: number): GroupRole {
  return instructorId === userId ? 'instructor' : 'member';
}
