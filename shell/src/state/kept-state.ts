import {
  type CategoryStatsDto,
  FINISHED_STATUSES,
  isCategoryName,
  MODES,
  type TestDto,
} from '@zielona-fala/contracts';
import { browserMemory } from '@zielona-fala/web-kit/storage';

/** The part of the client state (requirement 3.6) that is kept between visits as one JSON; choices have keys of their own. */
export interface KeptState {
  readonly allTests: readonly TestDto[];
  readonly userStats: CategoryStatsDto | null;
}

/** Incremented when the shape changes: state of earlier versions is then ignored. */
const FORMAT = 1;

const STATUSES = ['unfinished', ...FINISHED_STATUSES];

const isCount = (value: unknown): boolean => Number.isInteger(value) && Number(value) >= 0;
const isInstant = (value: unknown): boolean => typeof value === 'string' && !Number.isNaN(Date.parse(value));
const isNullOr = (isValid: (value: unknown) => boolean, value: unknown): boolean =>
  value === null || isValid(value);

const isOfCategory = ({ category }: Partial<TestDto | CategoryStatsDto>): boolean =>
  isCategoryName(category?.name);

function isTest(value: unknown): boolean {
  const test = Object(value) as Partial<TestDto>;
  return (
    isOfCategory(test) &&
    isCount(test.testId) &&
    isCount(test.points) &&
    MODES.some((mode) => mode === test.mode) &&
    STATUSES.some((status) => status === test.status) &&
    isInstant(test.created) &&
    isInstant(test.serverTime) &&
    isNullOr(isInstant, test.finished) &&
    isNullOr(isInstant, test.deadline)
  );
}

function isStats(value: unknown): boolean {
  const stats = Object(value) as Partial<CategoryStatsDto>;
  return isOfCategory(stats) && isCount(stats.passedCount) && isCount(stats.failedCount);
}

function isKept(value: unknown): value is KeptState {
  const { format, allTests, userStats } = Object(value) as Partial<KeptState> & { readonly format?: unknown };
  return (
    format === FORMAT && Array.isArray(allTests) && allTests.every(isTest) && isNullOr(isStats, userStats)
  );
}

/** What the signed-in learner saw last; null when there is none that can be read. */
export function readKeptState(): KeptState | null {
  const text = browserMemory.read('signedIn') && browserMemory.read('portalState');
  if (!text) return null;
  try {
    const kept: unknown = JSON.parse(text);
    return isKept(kept) ? { allTests: kept.allTests, userStats: kept.userStats } : null;
  } catch {
    // unreadable state is overwritten with the next answer
    return null;
  }
}

export function writeKeptState({ allTests, userStats }: KeptState): void {
  browserMemory.write('portalState', JSON.stringify({ format: FORMAT, allTests, userStats }));
}
