import { setImmediate } from 'node:timers/promises';
import {
  byShareWrong,
  type CategoryName,
  type GroupTopicDto,
  isWeak,
  type MemberReadinessDto,
  type MemberTopicDto,
  studyDayOf,
} from '@zielona-fala/contracts';
import { type Knowledge, readinessIn } from '@zielona-fala/learning';
import type { Clock } from '@zielona-fala/service-kit/process';
import { LRUCache } from 'lru-cache';
import type { LearnerStore } from '../learners/store.ts';
import { type Catalogue, type CatalogueQuestion, examined } from '../learning/catalogue.ts';
import type { LearningStore } from '../learning/store.ts';

/** Progress of a group member in its category, based on finished tests. */
export interface MemberStanding {
  /** Null while the bank cannot fill an exam. */
  readonly readiness: MemberReadinessDto | null;
  readonly topics: readonly MemberTopicDto[];
}

/** Two queries for a whole group. Readiness takes milliseconds of CPU per member, so it is cached for a minute. */
export interface MemberStandings {
  of(userIds: readonly number[], category: CategoryName): Promise<ReadonlyMap<number, MemberStanding>>;
}

export interface MemberStandingsParts {
  readonly learning: Pick<LearningStore, 'findAll'>;
  readonly learners: Pick<LearnerStore, 'timeZonesOf'>;
  readonly catalogue: Catalogue;
  readonly clock: Clock;
}

const FRESH_MS = 60_000;
const REMEMBERED = 10_000;

export function createMemberStandings(parts: MemberStandingsParts): MemberStandings {
  const { learning, learners, catalogue, clock } = parts;
  const told = new LRUCache<string, MemberStanding>({
    max: REMEMBERED,
    ttl: FRESH_MS,
    perf: { now: () => clock.now().getTime() },
  });
  return {
    async of(userIds, category) {
      const keyOf = (userId: number) => `${userId}:${category}`;
      const standings = new Map<number, MemberStanding>();
      for (const userId of userIds) {
        const known = told.get(keyOf(userId));
        if (known !== undefined) standings.set(userId, known);
      }
      const missing = userIds.filter((userId) => !standings.has(userId));
      if (missing.length === 0) return standings;
      const [questions, knowledges, timeZoneOf] = await Promise.all([
        catalogue.of(category),
        learning.findAll(missing, category),
        learners.timeZonesOf(missing),
      ]);
      for (const userId of missing) {
        // other calls are answered between two members
        await setImmediate();
        const today = studyDayOf(clock.now(), timeZoneOf(userId));
        const standing = standingOf(questions, knowledges(userId), today);
        told.set(keyOf(userId), standing);
        standings.set(userId, standing);
      }
      return standings;
    },
  };
}

function standingOf(
  questions: readonly CatalogueQuestion[],
  knowledge: Knowledge,
  today: number,
): MemberStanding {
  const readiness = readinessIn({ questions: examined(questions), knowledge, options: { today } });
  return {
    readiness: readiness && {
      probability: readiness.probability,
      low: readiness.low,
      high: readiness.high,
      missingAnswers: readiness.missingAnswers,
    },
    topics: topicsOf(questions, knowledge),
  };
}

function topicsOf(
  questions: readonly CatalogueQuestion[],
  { memories }: Pick<Knowledge, 'memories'>,
): readonly MemberTopicDto[] {
  return [...Map.groupBy(questions, ({ topic }) => topic)].map(([topic, all]) => {
    const seen = all.flatMap(({ number }) => memories.get(number) ?? []);
    const wrong = seen.filter(({ lastRight }) => !lastRight).length;
    return { topic, questions: all.length, seen: seen.length, wrong };
  });
}

/** Weak topics of a group over all its members, the most frequently failed first; too few answers say nothing. */
export function groupTopics(members: readonly (readonly MemberTopicDto[])[]): readonly GroupTopicDto[] {
  const answered = members.flat().filter(({ seen }) => seen > 0);
  return [...Map.groupBy(answered, ({ topic }) => topic)]
    .map(([topic, all]) => ({
      topic,
      members: all.length,
      seen: all.reduce((sum, { seen }) => sum + seen, 0),
      wrong: all.reduce((sum, { wrong }) => sum + wrong, 0),
    }))
    .filter(isWeak)
    .toSorted(byShareWrong);
}
