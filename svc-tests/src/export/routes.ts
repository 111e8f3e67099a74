import type {
  ExportedGroupDto,
  ExportedLearningDto,
  ExportedTestDto,
  QuestionReportDto,
  TestsExportDto,
} from '@zielona-fala/contracts';
import { exportTests } from '@zielona-fala/contracts/api/export/export-tests';
import { knowledgeDto } from '@zielona-fala/learning';
import { type Endpoint, internalOnly, JsonStream, serve } from '@zielona-fala/service-kit/http';
import type { BookmarkStore } from '../bookmarks/store.ts';
import type { Test } from '../exams/exam.ts';
import type { TestStore } from '../exams/store.ts';
import { type Group, memberOf, roleOf } from '../groups/group.ts';
import type { GroupStore } from '../groups/store.ts';
import type { LearnerStore } from '../learners/store.ts';
import type { LearningStore } from '../learning/store.ts';
import { knowledgeOf, type StoredKnowledge } from '../learning/stored.ts';
import type { Reminders } from '../reminders/reminders.ts';
import type { ReminderStore } from '../reminders/store.ts';
import { questionReportOf } from '../reports/routes.ts';
import type { QuestionReport, ReportStore } from '../reports/store.ts';

/**
 * This service's data about the learner whose token is sent; svc-identity includes it in the learner's export. The internal
 * token alone grants access to no data.
 */
export function exportRoutes(parts: {
  readonly learners: LearnerStore;
  readonly tests: TestStore;
  readonly learning: LearningStore;
  readonly bookmarks: BookmarkStore;
  readonly reports: ReportStore;
  readonly groups: GroupStore;
  readonly reminders: Pick<ReminderStore, 'find'>;
  readonly internalToken: string;
}): readonly Endpoint[] {
  const { learners, tests, learning, bookmarks, reports, groups, reminders } = parts;
  return [
    serve(exportTests, [internalOnly(parts.internalToken)], async ({ user: { userId } }) => {
      return JsonStream.of<TestsExportDto>({
        experiencePoints: await learners.experienceOf(userId),
        tests: exported(tests.all(userId)),
        learning: exportedLearning(learning.all(userId)),
        bookmarks: (await bookmarks.all(userId)).map(({ number, added }) => ({
          questionNumber: number,
          added: added.toISOString(),
        })),
        reports: exportedReports(reports.all(userId)),
        groups: (await groups.ofLearner(userId)).map((group) => exportedGroup(group, userId)),
        reminders: exportedReminders(await reminders.find(userId)),
      });
    }),
  ];
}

function exportedReminders(reminders: Reminders | null): TestsExportDto['reminders'] {
  if (reminders === null) return null;
  const { mail, push, hour, nextAt, remindedAt, unanswered } = reminders;
  return {
    mail,
    push,
    hour,
    next: nextAt?.toISOString() ?? null,
    last: remindedAt?.toISOString() ?? null,
    unanswered,
  };
}

async function* exportedReports(reports: AsyncIterable<QuestionReport>): AsyncGenerator<QuestionReportDto> {
  for await (const report of reports) yield questionReportOf(report);
}

async function* exported(tests: AsyncIterable<Test>): AsyncGenerator<ExportedTestDto> {
  for await (const test of tests) {
    const { testId, category, lang, mode, status, answers, outcome } = test;
    yield {
      testId,
      category,
      lang,
      mode,
      status,
      created: test.created.toISOString(),
      deadline: test.deadline?.toISOString() ?? null,
      finished: outcome?.finished.toISOString() ?? null,
      isHidden: test.hidden,
      questions: test.questions.map(({ number }) => number),
      answers,
      answeredAt: Object.fromEntries(
        Object.entries(test.answeredAt).map(([number, at]) => [number, at.toISOString()]),
      ),
      result: outcome?.result ?? null,
      xpGained: outcome?.xpGained ?? null,
      homeworkId: test.homework ?? null,
    };
  }
}

async function* exportedLearning(
  learning: AsyncIterable<StoredKnowledge>,
): AsyncGenerator<ExportedLearningDto> {
  for await (const { category, memories, correction } of learning) {
    yield { category, ...knowledgeDto(knowledgeOf({ memories, correction })) };
  }
}

function exportedGroup(group: Group, userId: number): ExportedGroupDto {
  const { groupId, name, category, created, proposedExam, homework = [], code } = group;
  const role = roleOf(group, userId);
  const member = memberOf(group, userId);
  return {
    groupId,
    name,
    category,
    role,
    created: created.toISOString(),
    proposedExam,
    homework: homework.map((each) => ({ ...each, created: each.created.toISOString() })),
    code: role === 'instructor' ? code : null,
    membership: member ? { joined: member.joined.toISOString(), sharing: member.sharing } : null,
  };
}
