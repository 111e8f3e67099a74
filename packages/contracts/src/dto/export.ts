import type { CategoryName } from '../exam/categories.ts';
import type { TestMode, TestStatus } from '../exam/rules.ts';
import type { Locale } from '../locales.ts';
import type { GroupRole, HomeworkDto, SharingDto } from './groups.ts';
import type { DeviceDto, PasskeyDto, SecondFactorDto, SecurityOutcome } from './identity.ts';
import type { PreferencesDto } from './preferences.ts';
import type { QuestionReportDto } from './reports.ts';
import type { ExamHistoryItemDto, MedalDto, TopicCountDto } from './stats.ts';
import type { AnswersByNumber, CheckResultDto } from './tests.ts';

/**
 * `GET v1/users/export`: everything that is held about the learner, in all services, without what would let somebody
 * in (hashes, tokens). Dates are ISO 8601 in UTC.
 */
export interface DataExportDto {
  readonly exportedAt: string;
  readonly account: ExportedAccountDto;
  readonly preferences: PreferencesDto;
  /** Null without one. Neither its secret nor its recovery codes are told. */
  readonly secondFactor: SecondFactorDto | null;
  readonly passkeys: readonly PasskeyDto[];
  /** Signed-in devices. */
  readonly sessions: readonly ExportedSessionDto[];
  /** Mailed links that can still be used. */
  readonly links: readonly { readonly kind: string; readonly expires: string }[];
  /** Mails that were not sent yet. */
  readonly waitingMails: readonly { readonly kind: string; readonly to: string; readonly created: string }[];
  readonly securityLog: readonly ExportedSecurityEventDto[];
  /** What svc-tests holds. */
  readonly tests: TestsExportDto;
  /** What svc-stats holds. */
  readonly statistics: StatisticsExportDto;
}

export interface ExportedAccountDto {
  readonly userId: number;
  readonly username: string;
  readonly email: string;
  /** The address that the learner wants instead, until it is confirmed. */
  readonly newEmail: string | null;
  readonly created: string;
  readonly isActive: boolean;
  readonly experiencePoints: number;
  /** The account at Google that opens this one. */
  readonly google: {
    readonly issuer: string;
    readonly subject: string;
    readonly linkedAt: string;
  } | null;
}

export interface ExportedSessionDto {
  readonly id: string;
  readonly created: string;
  readonly lastSeen: string;
  readonly expires: string;
  readonly device: DeviceDto;
}

export interface ExportedSecurityEventDto {
  readonly event: string;
  readonly outcome: SecurityOutcome;
  readonly at: string;
  /** Stands for the network that it came from, and does not tell which one that is. */
  readonly place: string | null;
  readonly device: DeviceDto | null;
}

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
}

export interface ExportedBookmarkDto {
  readonly questionNumber: number;
  readonly added: string;
}

export interface ExportedLearningDto {
  readonly category: CategoryName;
  /** Every question that was answered. */
  readonly questions: readonly {
    readonly questionNumber: number;
    /** Days until the chance of recall has fallen to 0.9. */
    readonly stability: number;
    /** 1..10. */
    readonly difficulty: number;
    /** In the learner's time zone. */
    readonly lastDay: string;
    readonly answers: number;
    readonly firstRight: boolean;
    readonly lastRight: boolean;
  }[];
  /** How the learner's answers differ from what the model of memory expects, and how sure that is. */
  readonly correction: ExportedCorrectionDto;
}

/**
 * Five numbers: log-odds of a right answer after a first right answer, a later right one and a wrong one; how much what
 * the model of memory expects counts; and how fast this learner forgets.
 */
export interface ExportedCorrectionDto {
  readonly means: readonly number[];
  /** Of the five, row by row. */
  readonly covariance: readonly (readonly number[])[];
}

/** A group that the learner leads or joined; nothing of its other people. */
export interface ExportedGroupDto {
  readonly groupId: number;
  readonly name: string;
  readonly category: CategoryName;
  readonly role: GroupRole;
  readonly created: string;
  readonly proposedExam: string | null;
  readonly homework: readonly Omit<HomeworkDto, 'answered'>[];
  /** Null for members. */
  readonly code: string | null;
  /** When the learner joined and what is shared; null for the instructor. */
  readonly membership: { readonly joined: string; readonly sharing: SharingDto } | null;
}

export interface ExportedTestDto {
  readonly testId: number;
  readonly category: CategoryName;
  readonly lang: Locale;
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

export interface StatisticsExportDto {
  readonly level: number;
  /** In which days begin and end. */
  readonly timeZone: string;
  readonly isShownInRankings: boolean;
  readonly exams: readonly (ExamHistoryItemDto & { readonly category: CategoryName })[];
  readonly counts: readonly {
    readonly category: CategoryName;
    readonly passedCount: number;
    readonly failedCount: number;
  }[];
  readonly rankings: readonly ExportedStandingDto[];
  /** Questions that were answered on a day of the learner's calendar, the oldest day first. */
  readonly activity: readonly { readonly day: string; readonly answered: number }[];
  readonly topics: readonly (TopicCountDto & { readonly category: CategoryName })[];
  readonly medals: readonly MedalDto[];
}

export interface ExportedStandingDto {
  /** `all`, or a week such as `2026-W47`. */
  readonly period: string;
  readonly category: CategoryName;
  readonly passedCount: number;
  readonly reachedAt: string;
}
