import Joi from 'joi';
import type { Answer } from '../../exam/rules.ts';
import type { QuestionTopic } from '../../exam/topics.ts';
import { GROUP_ROLES, type GroupRole, HOMEWORK_BOUNDS, type SharingDto } from '../../groups/groups.ts';
import { LOCALES, type Locale } from '../../locales.ts';
import { FIELDS } from '../../schemas/fields.ts';
import { listOf, named, shapeOf } from '../../schemas/shape.ts';
import { CATEGORY, type CategoryDto } from '../category.ts';
import type { ReadinessDto } from '../study/get-readiness.ts';

/** An item of `GET v1/tests/groups`, the newest group first: those that the learner leads and those joined. */
export interface GroupDto {
  readonly groupId: number;
  readonly name: string;
  /** The category that the group prepares for. Immutable, because members agreed to share data about it. */
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
  /** Instead of a topic. */
  readonly rule?: HomeworkRuleDto;
  /** How many answers. */
  readonly count: number;
  /** Last day, such as `2026-12-24`. */
  readonly due: string;
  readonly created: string;
  /** Answers that the learner has given in tests begun with it; null for the instructor. */
  readonly answered: number | null;
}

/** The rule that homework is about, as everybody in the group reads it. */
export interface HomeworkRuleDto {
  readonly ruleId: string;
  /** By language. */
  readonly titles: Readonly<Record<Locale, string>>;
}

/** How far a member is with a piece of homework. */
export type MemberHomeworkDto = Pick<HomeworkDto, 'homeworkId'> & { readonly answered: number };

/** A person as others see them. */
export interface PersonDto {
  /** Null while names are unavailable. */
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

/** A topic of which members have answered at least `ENOUGH_ANSWERS` questions, not all right. */
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

/** A member's activity in the group's category, in tests of any mode. */
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

const count = FIELDS.count.required();
const instant = FIELDS.instant.required();
const share = Joi.number().min(0).max(1).allow(null).required();
const yesOrNo = Joi.boolean().required();

export const GROUP_ROLE = Joi.string().valid(...GROUP_ROLES);

export const SHARING = named(
  'Sharing',
  shapeOf<SharingDto>({
    readiness: yesOrNo,
    exams: yesOrNo,
    topics: yesOrNo,
    answers: yesOrNo,
  }),
);

export const PERSON_FIELDS = { username: Joi.string().allow(null).required(), level: count };

const HOMEWORK_RULE = shapeOf<HomeworkRuleDto>({
  ruleId: FIELDS.rule.required(),
  titles: Joi.object(
    Object.fromEntries(LOCALES.map((locale) => [locale, Joi.string().required()])),
  ).required(),
});

export const HOMEWORK_FIELDS = {
  homeworkId: FIELDS.id.required(),
  topic: FIELDS.topic,
  rule: HOMEWORK_RULE,
  count,
  due: FIELDS.day.required(),
  created: instant,
};

export const HOMEWORK = named(
  'Homework',
  shapeOf<HomeworkDto>({ ...HOMEWORK_FIELDS, answered: FIELDS.count.allow(null).required() }),
);

export const GROUP_FIELDS = {
  groupId: FIELDS.id.required(),
  name: Joi.string().required(),
  category: CATEGORY.required(),
  created: instant,
  role: GROUP_ROLE.required(),
  instructor: shapeOf<PersonDto>(PERSON_FIELDS).required(),
  memberCount: count,
  proposedExam: FIELDS.day.allow(null).required(),
  homework: listOf(HOMEWORK).required(),
  code: Joi.string().allow(null).required(),
  sharing: SHARING.allow(null).required(),
};

export const EXAM_FIELDS = { finished: instant, passed: yesOrNo, points: count };

export const MEMBER_FIELDS = {
  ...PERSON_FIELDS,
  userId: FIELDS.id.required(),
  joined: instant,
  sharing: SHARING.required(),
  practice: shapeOf<PracticeDto>({
    lastTest: FIELDS.instant.allow(null).required(),
    testsThisWeek: count,
  })
    .allow(null)
    .required(),
  readiness: shapeOf<MemberReadinessDto>({
    probability: share,
    low: share,
    high: share,
    missingAnswers: count,
  })
    .allow(null)
    .required(),
  exams: shapeOf<ExamsDto>({
    taken: count,
    passed: count,
    last: shapeOf<MemberExamDto>(EXAM_FIELDS).allow(null).required(),
  })
    .allow(null)
    .required(),
  homework: listOf(shapeOf<MemberHomeworkDto>({ homeworkId: FIELDS.id.required(), answered: count }))
    .allow(null)
    .required(),
  topics: listOf(
    shapeOf<MemberTopicDto>({ topic: FIELDS.topic.required(), questions: count, seen: count, wrong: count }),
  )
    .allow(null)
    .required(),
};

export const MEMBER_ANSWER = shapeOf<MemberAnswerDto>({
  questionNumber: FIELDS.id.required(),
  answer: FIELDS.answer,
  correctAnswer: FIELDS.answer.required(),
});

export const GROUP = named('Group', shapeOf<GroupDto>(GROUP_FIELDS));

/** Of a path that names a group. */
export const ONE_GROUP = shapeOf<{ readonly groupId: number }>({ groupId: FIELDS.id.required() });

/** Of a path that names a member of a group. */
export const ONE_MEMBER = shapeOf<{ readonly groupId: number; readonly userId: number }>({
  groupId: FIELDS.id.required(),
  userId: FIELDS.id.required(),
});

/** Of a path that names homework. */
export const ONE_HOMEWORK = shapeOf<{ readonly groupId: number; readonly homeworkId: number }>({
  groupId: FIELDS.id.required(),
  homeworkId: FIELDS.id.required(),
});

export const HOMEWORK_COUNT = Joi.number().integer().min(1).max(HOMEWORK_BOUNDS.questions);
