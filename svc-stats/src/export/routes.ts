import {
  DEFAULT_TIME_ZONE,
  type ExportedStandingDto,
  type StatisticsExportDto,
} from '@zielona-fala/contracts';
import { exportStatistics } from '@zielona-fala/contracts/api/export/export-statistics';
import { type Endpoint, internalOnly, JsonStream, serve } from '@zielona-fala/service-kit/http';
import type { RequestHandler } from 'express';
import type { ActivityStore } from '../activity/store.ts';
import type { Exam } from '../exams/exam.ts';
import { asHistoryItem } from '../exams/routes.ts';
import type { ExamStore } from '../exams/store.ts';
import type { LearnerStore } from '../learners/store.ts';
import { medalDto } from '../medals/present.ts';
import type { MedalStore } from '../medals/store.ts';
import type { StandingStore } from '../ranking/store.ts';
import type { TopicStore } from '../topics/store.ts';

export interface ExportParts {
  readonly learners: LearnerStore;
  readonly exams: ExamStore;
  readonly standings: StandingStore;
  readonly activeDays: ActivityStore;
  readonly topics: TopicStore;
  readonly medals: MedalStore;
  readonly internalToken: string;
  /** Makes a read wait for the learner's own last exam. */
  readonly ownWrites: RequestHandler;
}

/**
 * This service's data about the learner whose token is sent; svc-identity includes it in the learner's export. The internal
 * token alone grants access to no data.
 */
export function exportRoutes(parts: ExportParts): Endpoint[] {
  const { learners, exams, standings, activeDays, topics, medals } = parts;
  return [
    serve(
      exportStatistics,
      [internalOnly(parts.internalToken), parts.ownWrites],
      async ({ user: { userId } }) => {
        const learner = await learners.find(userId);
        const counts: StatisticsExportDto['counts'] = (await exams.allCounts(userId)).map(
          ({ category, passedCount, failedCount }) => ({ category, passedCount, failedCount }),
        );
        const rankings = (await standings.all(userId)).map(
          ({ reachedAt, ...standing }): ExportedStandingDto => ({
            ...standing,
            reachedAt: reachedAt.toISOString(),
          }),
        );
        return JsonStream.of<StatisticsExportDto>({
          level: learner?.level ?? 0,
          timeZone: learner?.timeZone ?? DEFAULT_TIME_ZONE,
          isShownInRankings: learner?.isRanked ?? true,
          counts,
          rankings,
          exams: exported(exams.all(userId)),
          activity: (await activeDays.all(userId)).map(({ day, answered }) => ({ day, answered })),
          topics: await topics.allCounts(userId),
          medals: (await medals.all(userId)).map(medalDto),
        });
      },
    ),
  ];
}

async function* exported(exams: AsyncIterable<Exam>): AsyncGenerator<StatisticsExportDto['exams'][number]> {
  for await (const exam of exams) yield { category: exam.category, ...asHistoryItem(exam) };
}
