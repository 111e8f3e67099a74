import Joi from 'joi';
import type {
  DataExportDto,
  ExportedAccountDto,
  ExportedBookmarkDto,
  ExportedCorrectionDto,
  ExportedGroupDto,
  ExportedLearningDto,
  ExportedSecurityEventDto,
  ExportedSessionDto,
  ExportedStandingDto,
  ExportedTestDto,
  StatisticsExportDto,
  TestsExportDto,
} from '../dto/export.ts';
import { SECURITY_OUTCOMES } from '../dto/identity.ts';
import { FIELDS } from '../schemas/fields.ts';
import { listOf, shapeOf } from '../schemas/shape.ts';
import { GROUP_ROLE, HOMEWORK_FIELDS, SHARING } from './groups.ts';
import { DEVICE, PASSKEY, PREFERENCES, SECOND_FACTOR } from './identity.ts';
import { QUESTION_REPORT } from './reports.ts';
import { EXAM_HISTORY_FIELDS, MEDAL, TOPIC_COUNT_FIELDS } from './stats.ts';
import { ANSWERS, CHECK_RESULT } from './tests.ts';

const text = Joi.string().required();
const instant = FIELDS.instant.required();
const count = FIELDS.count.required();
const category = FIELDS.category.required();

const number = Joi.number().required();
const yesNo = Joi.boolean().required();

const LEARNING = shapeOf<ExportedLearningDto>({
  category,
  questions: listOf(
    shapeOf<ExportedLearningDto['questions'][number]>({
      questionNumber: FIELDS.id.required(),
      stability: number,
      difficulty: number,
      lastDay: FIELDS.day.required(),
      answers: count,
      firstRight: yesNo,
      lastRight: yesNo,
    }),
  ).required(),
  correction: shapeOf<ExportedCorrectionDto>({
    means: Joi.array().items(number).required(),
    covariance: Joi.array().items(Joi.array().items(number)).required(),
  }).required(),
});

const TESTS_EXPORT = shapeOf<TestsExportDto>({
  experiencePoints: count,
  tests: listOf(
    shapeOf<ExportedTestDto>({
      testId: FIELDS.id.required(),
      category,
      lang: FIELDS.locale.required(),
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
      homework: listOf(shapeOf<ExportedGroupDto['homework'][number]>(HOMEWORK_FIELDS)).required(),
      code: Joi.string().allow(null).required(),
      membership: shapeOf<NonNullable<ExportedGroupDto['membership']>>({
        joined: instant,
        sharing: SHARING.required(),
      })
        .allow(null)
        .required(),
    }),
  ).required(),
});

const STATISTICS_EXPORT = shapeOf<StatisticsExportDto>({
  level: count,
  timeZone: text,
  isShownInRankings: Joi.boolean().required(),
  exams: listOf(
    shapeOf<StatisticsExportDto['exams'][number]>({ ...EXAM_HISTORY_FIELDS, category }),
  ).required(),
  counts: listOf(
    shapeOf<StatisticsExportDto['counts'][number]>({ category, passedCount: count, failedCount: count }),
  ).required(),
  rankings: listOf(
    shapeOf<ExportedStandingDto>({ period: text, category, passedCount: count, reachedAt: instant }),
  ).required(),
  activity: listOf(
    shapeOf<StatisticsExportDto['activity'][number]>({ day: FIELDS.day.required(), answered: count }),
  ).required(),
  topics: listOf(
    shapeOf<StatisticsExportDto['topics'][number]>({ ...TOPIC_COUNT_FIELDS, category }),
  ).required(),
  medals: listOf(MEDAL).required(),
});

export const EXPORT_RESPONSES = {
  testsExport: TESTS_EXPORT,
  statisticsExport: STATISTICS_EXPORT,
  dataExport: shapeOf<DataExportDto>({
    exportedAt: instant,
    account: shapeOf<ExportedAccountDto>({
      userId: FIELDS.id.required(),
      username: text,
      email: text,
      newEmail: Joi.string().allow(null).required(),
      created: instant,
      isActive: Joi.boolean().required(),
      experiencePoints: count,
      google: shapeOf<NonNullable<ExportedAccountDto['google']>>({
        issuer: text,
        subject: text,
        linkedAt: instant,
      })
        .allow(null)
        .required(),
    }).required(),
    preferences: PREFERENCES.required(),
    secondFactor: SECOND_FACTOR.allow(null).required(),
    passkeys: listOf(PASSKEY).required(),
    sessions: listOf(
      shapeOf<ExportedSessionDto>({
        id: text,
        created: instant,
        lastSeen: instant,
        expires: instant,
        device: DEVICE.required(),
      }),
    ).required(),
    links: listOf(shapeOf<DataExportDto['links'][number]>({ kind: text, expires: instant })).required(),
    waitingMails: listOf(
      shapeOf<DataExportDto['waitingMails'][number]>({ kind: text, to: text, created: instant }),
    ).required(),
    securityLog: listOf(
      shapeOf<ExportedSecurityEventDto>({
        event: text,
        outcome: Joi.string()
          .valid(...SECURITY_OUTCOMES)
          .required(),
        at: instant,
        place: Joi.string().allow(null).required(),
        device: DEVICE.allow(null).required(),
      }),
    ).required(),
    tests: TESTS_EXPORT.required(),
    statistics: STATISTICS_EXPORT.required(),
  }),
} as const;
