import { isDeepStrictEqual } from 'node:util';
import {
  type ActivityDto,
  type CategoryStatsDto,
  type LevelInfo,
  levelFor,
  MAX_RANKED_A_DAY,
  type OwnRankDto,
  type RankingEntryDto,
  type TopicCountDto,
} from '@zielona-fala/contracts';
import { connectMongo } from '@zielona-fala/service-kit/mongo';
import { withDatabase } from '../infra/mongo-uri.ts';
import type { SimulatedLearner } from './learner.ts';

/** What the portal shows, beside what learners noted down as acknowledged. */
export interface Recount {
  readonly acknowledged: number;
  /** Acknowledged exams that the statistics do not hold. */
  readonly lost: number;
  /** Exams that were counted twice, or were never acknowledged. */
  readonly countedTwice: number;
  readonly levelsWrong: number;
  /** What else differs, by learner. */
  readonly differences: readonly string[];
}

const RANKED = 100;

export async function recount(mongodbUri: string, learners: readonly SimulatedLearner[]): Promise<Recount> {
  const connection = await connectMongo(withDatabase(mongodbUri, 'stats'));
  const differences: string[] = [];
  let [lost, countedTwice, levelsWrong] = [0, 0, 0];
  try {
    const exams = connection.collection<{ _id: number; userId: number }>('exams');
    for (const learner of learners) {
      const expected = expectedOf(learner);
      const differ = (what: string, shown: unknown, wanted: unknown): void => {
        if (isDeepStrictEqual(shown, wanted)) return;
        const values = `${JSON.stringify(shown)} instead of ${JSON.stringify(wanted)}`;
        differences.push(`${learner.username}: ${what} ${values}`);
      };
      const held = new Set((await exams.find({ userId: learner.userId }).toArray()).map(({ _id }) => _id));
      const acknowledged = new Set(learner.exams.map(({ testId }) => testId));
      lost += [...acknowledged].filter((testId) => !held.has(testId)).length;
      const counts = await learner.read<CategoryStatsDto>('v1/stats/B');
      countedTwice += Math.max(0, counts.passedCount + counts.failedCount - acknowledged.size);
      const level = await learner.read<LevelInfo>('v1/users/level');
      if (!isDeepStrictEqual(level, expected.level)) levelsWrong += 1;
      differ('level', level, expected.level);
      differ(
        'counts',
        { passed: counts.passedCount, failed: counts.failedCount },
        { passed: expected.passed, failed: expected.failed },
      );
      const topics = await learner.read<readonly TopicCountDto[]>('v1/stats/B/topics');
      differ('asked', sumOf(topics, 'asked'), expected.asked);
      differ('right', sumOf(topics, 'correct'), expected.right);
      const { days } = await learner.read<ActivityDto>('v1/stats/activity');
      differ('answered', sumOf(days, 'answered'), expected.answered);
    }
    differences.push(...(await rankingDifferences(learners)));
  } finally {
    await connection.close();
  }
  return {
    acknowledged: learners.reduce((sum, { exams }) => sum + exams.length, 0),
    lost,
    countedTwice,
    levelsWrong,
    differences,
  };
}

const QUESTIONS = 32;

function expectedOf({ exams }: SimulatedLearner) {
  const passed = exams.filter((exam) => exam.passed).length;
  return {
    passed,
    failed: exams.length - passed,
    asked: exams.length * QUESTIONS,
    right: sumOf(exams, 'right'),
    answered: sumOf(exams, 'answered'),
    level: levelFor(sumOf(exams, 'experience')),
  };
}

/** Passed exams of those that rankings count: of each day the first ones. */
function rankedPasses({ exams }: SimulatedLearner): number {
  const ranked = [...Map.groupBy(exams, ({ day }) => day).values()].flatMap((ofDay) =>
    ofDay.slice(0, MAX_RANKED_A_DAY),
  );
  return ranked.filter(({ passed }) => passed).length;
}

/** The ranking as it shows the learners, each at the place of their passed exams; equal ones in either order. */
async function rankingDifferences(learners: readonly SimulatedLearner[]): Promise<string[]> {
  const [reader] = learners;
  if (reader === undefined) return [];
  const shown = await reader.read<readonly RankingEntryDto[]>('v1/stats/ranking/B');
  const standing = learners
    .map((learner) => ({
      passedCount: rankedPasses(learner),
      user: { username: learner.username, level: expectedOf(learner).level.level },
    }))
    .filter(({ passedCount }) => passedCount > 0);
  const wanted = standing.toSorted(byPlaceAndName).slice(0, RANKED);
  const differences = isDeepStrictEqual(shown.toSorted(byPlaceAndName), wanted)
    ? []
    : [`the ranking is ${JSON.stringify(shown)} instead of ${JSON.stringify(wanted)}`];
  if (shown.some(({ passedCount }, index) => passedCount > (shown[index - 1]?.passedCount ?? passedCount))) {
    differences.push('the ranking is out of order');
  }
  for (const learner of learners) {
    const own = await learner.read<OwnRankDto>('v1/stats/ranking/B/me');
    const index = shown.findIndex(({ user }) => user.username === learner.username);
    const rank = index < 0 ? null : index + 1;
    if (own.rank !== rank || own.passedCount !== rankedPasses(learner)) {
      differences.push(`${learner.username}: own rank ${JSON.stringify(own)} at place ${rank}`);
    }
  }
  return differences;
}

const byPlaceAndName = (one: RankingEntryDto, other: RankingEntryDto): number =>
  other.passedCount - one.passedCount || (one.user.username < other.user.username ? -1 : 1);

function sumOf<Key extends string>(items: readonly Readonly<Record<Key, number>>[], key: Key): number {
  return items.reduce((sum, item) => sum + item[key], 0);
}
