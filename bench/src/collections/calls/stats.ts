import { getActivity } from '@zielona-fala/contracts/api/stats/get-activity';
import { getCategoryStats } from '@zielona-fala/contracts/api/stats/get-category-stats';
import { getExamDays } from '@zielona-fala/contracts/api/stats/get-exam-days';
import { getExamHistory } from '@zielona-fala/contracts/api/stats/get-exam-history';
import { getMedals } from '@zielona-fala/contracts/api/stats/get-medals';
import { getOwnRank } from '@zielona-fala/contracts/api/stats/get-own-rank';
import { getRanking } from '@zielona-fala/contracts/api/stats/get-ranking';
import { getTopicCounts } from '@zielona-fala/contracts/api/stats/get-topic-counts';
import { listCategoryStats } from '@zielona-fala/contracts/api/stats/list-category-stats';
import type { Learner } from '../stage.ts';

const CATEGORY = { category: 'B' } as const;

/** Looks at all statistics. */
export async function lookAtStatistics(learner: Learner): Promise<void> {
  await learner.make(getCategoryStats, CATEGORY);
  await learner.make(listCategoryStats);
  const [newest] = await learner.make(getExamHistory, { ...CATEGORY, query: { limit: 1 } });
  await learner.make(getExamHistory, { ...CATEGORY, query: { cursor: newest?.testId } });
  await learner.make(getExamDays, CATEGORY);
  await learner.make(getTopicCounts, CATEGORY);
  await learner.make(getActivity);
  await learner.make(getMedals);
  await lookAtRankings(learner);
}

/** Looks at both rankings and the own rank in each. */
export async function lookAtRankings(learner: Learner): Promise<void> {
  for (const period of ['all', 'week'] as const) {
    await learner.make(getRanking, { ...CATEGORY, query: { period } });
    await learner.make(getOwnRank, { ...CATEGORY, query: { period } });
  }
}
