import Joi from 'joi';
import type { CategoryName } from '../../exam/categories.ts';
import type { TestMode, TestStatus } from '../../exam/rules.ts';
import type { GroupRole, SharingDto } from '../../groups/groups.ts';
import type { QuestionLanguage } from '../../locales.ts';
import { FIELDS } from '../../schemas/fields.ts';
import { listOf, shapeOf } from '../../schemas/shape.ts';
import { declare } from '../declare.ts';
import { CHECK_RESULT, type CheckResultDto } from '../exams/check-result.ts';
import { ANSWERS, type AnswersByNumber } from '../exams/test.ts';
import { GROUP_ROLE, HOMEWORK_FIELDS, type HomeworkDto, SHARING } from '../groups/group.ts';
import { REMINDER_HOUR } from '../reminders/reminders.ts';
import { QUESTION_REPORT, type QuestionReportDto } from '../reports/question-report.ts';
import { KNOWLEDGE_FIELDS, type KnowledgeDto } from '../study/knowledge.ts';

const text = Joi.string().required();
const instant = FIELDS.instant.required();
const count = FIELDS.count.required();
const category = FIELDS.category.required();
const yesNo = Joi.boolean().required();

export interface TestsExportDto {
  readonly experiencePoints: number;
  /** By category, newest first. */
  readonly tests: readonly ExportedTestDto[];
  /** What is remembered of the learner's answers, by category. */
  readonly learning: readonly ExportedLearningDto[];
  /** The oldest first. */
  readonly bookmarks: readonly ExportedBookmarkDto[];
  /** Of problems with questions, the newest first. */
  readonly reports: readonly QuestionReportDto[];
  readonly groups: readonly ExportedGroupDto[];
  /** Null for a learner who has never asked for any. */
  readonly reminders: ExportedRemindersDto | null;
}

export interface ExportedRemindersDto {
  readonly mail: boolean;
  readonly push: boolean;
  /** Of the day, 0..23. */
  readonly hour: number;
  readonly next: string | null;
  readonly last: string | null;
  /** How many in a row were not followed by an answer. */
  readonly unanswered: number;
}

export interface ExportedBookmarkDto {
  readonly questionNumber: number;
  readonly added: string;
}

export interface ExportedLearningDto extends KnowledgeDto {
  readonly category: CategoryName;
}

/** A group that the learner leads or joined; nothing of its other people. */
export interface ExportedGroupDto {
  readonly groupId: number;
  readonly name: string;
  readonly category: CategoryName;
  readonly role: GroupRole;
  readonly created: string;
  readonly proposedExam: string | null;
  readonly homework: readonly ExportedHomeworkDto[];
  /** Null for members. */
  readonly code: string | null;
  /** When the learner joined and what is shared; null for the instructor. */
  readonly membership: { readonly joined: string; readonly sharing: SharingDto } | null;
}

/** Homework as it was set. */
export interface ExportedHomeworkDto extends Omit<HomeworkDto, 'answered' | 'rule'> {
  /** Id of the rule that it is about. */
  readonly rule?: string;
}

export interface ExportedTestDto {
  readonly testId: number;
  readonly category: CategoryName;
  readonly lang: QuestionLanguage;
  readonly mode: TestMode;
  readonly status: TestStatus;
  readonly created: string;
  /** Null in modes without a clock. */
  readonly deadline: string | null;
  readonly finished: string | null;
  /** Whether the learner took it out of the history. */
  readonly isHidden: boolean;
  /** Numbers of the questions, in the order in which they were asked. */
  readonly questions: readonly number[];
  readonly answers: AnswersByNumber;
  /** When each of them was given. */
  readonly answeredAt: Readonly<Record<string, string>>;
  /** Null until it is finished. */
  readonly result: CheckResultDto | null;
  readonly xpGained: number | null;
  /** The piece of homework that it was begun with. */
  readonly homeworkId: number | null;
}

const LEARNING = shapeOf<ExportedLearningDto>({ category, ...KNOWLEDGE_FIELDS });

export const TESTS_EXPORT = shapeOf<TestsExportDto>({
  experiencePoints: count,
  tests: listOf(
    shapeOf<ExportedTestDto>({
      testId: FIELDS.id.required(),
      category,
      lang: FIELDS.questionLanguage.required(),
      mode: FIELDS.mode.required(),
      status: FIELDS.testStatus.required(),
      created: instant,
      deadline: FIELDS.instant.allow(null).required(),
      finished: FIELDS.instant.allow(null).required(),
      isHidden: Joi.boolean().required(),
      questions: Joi.array().items(FIELDS.id).required(),
      answers: ANSWERS.required(),
      answeredAt: Joi.object().pattern(/^\d+$/, FIELDS.instant).required(),
      result: CHECK_RESULT.allow(null).required(),
      xpGained: FIELDS.count.allow(null).required(),
      homeworkId: FIELDS.id.allow(null).required(),
    }),
  ).required(),
  learning: listOf(LEARNING).required(),
  bookmarks: listOf(
    shapeOf<ExportedBookmarkDto>({ questionNumber: FIELDS.id.required(), added: instant }),
  ).required(),
  reports: listOf(QUESTION_REPORT).required(),
  groups: listOf(
    shapeOf<ExportedGroupDto>({
      groupId: FIELDS.id.required(),
      name: text,
      category,
      role: GROUP_ROLE.required(),
      created: instant,
      proposedExam: FIELDS.day.allow(null).required(),
      homework: listOf(shapeOf<ExportedHomeworkDto>({ ...HOMEWORK_FIELDS, rule: FIELDS.rule })).required(),
      code: Joi.string().allow(null).required(),
      membership: shapeOf<NonNullable<ExportedGroupDto['membership']>>({
        joined: instant,
        sharing: SHARING.required(),
      })
        .allow(null)
        .required(),
    }),
  ).required(),
  reminders: shapeOf<ExportedRemindersDto>({
    mail: yesNo,
    push: yesNo,
    hour: REMINDER_HOUR.required(),
    next: FIELDS.instant.allow(null).required(),
    last: FIELDS.instant.allow(null).required(),
    unanswered: count,
  })
    .allow(null)
    .required(),
});

/** What svc-tests holds of the learner whose token the call carries. */
export const exportTests = declare({
  method: 'get',
  path: '/internal/export',
  summary: 'What this service holds of a learner',
  access: 'signed-in',
  answer: TESTS_EXPORT,
});
