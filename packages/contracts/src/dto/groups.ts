import type { CategoryDto } from '../api/category.ts';
import type { Answer } from '../exam/rules.ts';
import type { QuestionTopic } from '../exam/topics.ts';
import type { ReadinessDto } from './learning.ts';

/** Groups that one account can lead, groups that it can be a member of, and members of one group. */
export const GROUP_BOUNDS = { led: 20, joined: 10, members: 60 } as const;

/** Homework of one group at a time, questions of one piece, and days until which it can be set. */
export const HOMEWORK_BOUNDS = { pieces: 10, questions: 100, days: 366 } as const;
/** A piece whose day was so many days ago makes room for a new one. */
export const HOMEWORK_KEPT_DAYS = 14;

/** A member's figures are made of so many of the newest tests in the group's category. */
export const GROUP_TESTS = 50;

/** What a member can share with the instructor. */
export const SHARED_THINGS = ['readiness', 'exams', 'topics', 'answers'] as const;
export type SharedThing = (typeof SHARED_THINGS)[number];

/** What a member shares with the instructor, each by itself. `answers`, to single questions of `exams`, go with those. */
export type SharingDto = Readonly<Record<SharedThing, boolean>>;

/** What is shared by who joins and says nothing else. */
export const USUAL_SHARING: SharingDto = { readiness: true, exams: true, topics: true, answers: false };

/** Who leads a group, or is a member of it. */
export const GROUP_ROLES = ['instructor', 'member'] as const;
export type GroupRole = (typeof GROUP_ROLES)[number];

/** An item of `GET v1/tests/groups`, the newest group first: those that the learner leads and those joined. */
export interface GroupDto {
  readonly groupId: number;
  readonly name: string;
  /** What the group prepares for. It stays, for members agreed to share what is about it. */
  readonly category: CategoryDto;
  readonly created: string;
  /** The learner's own. */
  readonly role: GroupRole;
  readonly instructor: PersonDto;
  readonly memberCount: number;
  /** Day in Poland for which the instructor proposes an exam, such as `2026-12-24`. */
  readonly proposedExam: string | null;
  /** What is to be answered until when, the most urgent first. */
  readonly homework: readonly HomeworkDto[];
  /** With it anybody joins; null for members. */
  readonly code: string | null;
  /** What the learner shares; null for the instructor. */
  readonly sharing: SharingDto | null;
}

/** Questions that the instructor asks members to answer. */
export interface HomeworkDto {
  readonly homeworkId: number;
  /** Absent: the questions that the member answered wrong, and once there are none, those of the plan. */
  readonly topic?: QuestionTopic;
  /** How many answers. */
  readonly count: number;
  /** Last day, such as `2026-12-24`. */
  readonly due: string;
  readonly created: string;
  /** Answers that the learner has given in tests begun with it; null for the instructor. */
  readonly answered: number | null;
}

/** How far a member is with a piece of homework. */
export type MemberHomeworkDto = Pick<HomeworkDto, 'homeworkId'> & { readonly answered: number };

/** As others see somebody. */
export interface PersonDto {
  /** Null while names cannot be told. */
  readonly username: string | null;
  readonly level: number;
}

/** `GET v1/tests/groups/{id}`. */
export interface GroupDetailsDto extends GroupDto {
  /** For the instructor all, in the order in which they joined; for a member only that member, as the instructor sees it. */
  readonly members: readonly GroupMemberDto[];
  /** For the instructor what goes wrong most often first, of the members that share `topics`; null for a member. */
  readonly topics: readonly GroupTopicDto[] | null;
}

/** A topic that members have answered questions of. */
export interface GroupTopicDto {
  readonly topic: QuestionTopic;
  readonly members: number;
  /** Questions answered, each once for each member. */
  readonly seen: number;
  /** Those of them whose last answer was wrong. */
  readonly wrong: number;
}

/** A member as the instructor sees it: what is not shared is null. */
export interface GroupMemberDto extends PersonDto {
  readonly userId: number;
  readonly joined: string;
  readonly sharing: SharingDto;
  /** With `readiness`. */
  readonly practice: PracticeDto | null;
  /** With `readiness`; null also while the bank cannot fill an exam. */
  readonly readiness: MemberReadinessDto | null;
  /** With `exams`. */
  readonly exams: ExamsDto | null;
  /** With `readiness`: an item for each piece of homework. */
  readonly homework: readonly MemberHomeworkDto[] | null;
  /** With `topics`: an item for each that the category has questions of. */
  readonly topics: readonly MemberTopicDto[] | null;
}

/** The chance to pass an exam today, as {@link ReadinessDto} has it. */
export type MemberReadinessDto = Pick<ReadinessDto, 'probability' | 'low' | 'high' | 'missingAnswers'>;

export interface MemberTopicDto {
  readonly topic: QuestionTopic;
  readonly questions: number;
  /** How many of them were answered. */
  readonly seen: number;
  /** How many of those were wrong the last time. */
  readonly wrong: number;
}

/** How much somebody practises in the group's category, by tests of any mode. */
export interface PracticeDto {
  /** When the newest test was begun. */
  readonly lastTest: string | null;
  /** Tests begun within the last seven days. */
  readonly testsThisWeek: number;
}

/** The finished exams among the newest tests. */
export interface ExamsDto {
  readonly taken: number;
  readonly passed: number;
  readonly last: MemberExamDto | null;
}

export interface MemberExamDto {
  readonly finished: string;
  readonly passed: boolean;
  readonly points: number;
}

/** `GET v1/tests/groups/{id}/members/{userId}`. */
export interface MemberDetailsDto extends GroupMemberDto {
  /** With `exams`: the newest first. */
  readonly results: readonly MemberResultDto[] | null;
}

export interface MemberResultDto extends MemberExamDto {
  /** With `answers`: to each question, in the order in which they were asked. */
  readonly answers: readonly MemberAnswerDto[] | null;
}

export interface MemberAnswerDto {
  readonly questionNumber: number;
  /** Absent for a question without answer. */
  readonly answer?: Answer;
  readonly correctAnswer: Answer;
}
