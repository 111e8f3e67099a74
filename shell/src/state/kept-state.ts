import { type CategoryStatsDto, isCategoryName, type TestDto } from '@zielona-fala/contracts';
import { browserMemory } from '@zielona-fala/web-kit/storage';

/** The part of the client state (source.md §3) that is kept between visits as one JSON; choices have keys of their own. */
export interface KeptState {
  readonly allTests: readonly TestDto[];
  readonly userStats: CategoryStatsDto | null;
}

/** Another shape gets another number: what was kept before is then left aside. */
const FORMAT = 1;

const isOfCategory = (value: unknown): boolean =>
  isCategoryName((value as Partial<TestDto> | null)?.category?.name);

function isKept(value: unknown): value is KeptState {
  const { format, allTests, userStats } = Object(value) as Partial<KeptState> & { readonly format?: unknown };
  return (
    format === FORMAT &&
    Array.isArray(allTests) &&
    allTests.every(isOfCategory) &&
    (userStats === null || isOfCategory(userStats))
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
    // what cannot be read is written anew with the next answer
    return null;
  }
}

export function writeKeptState({ allTests, userStats }: KeptState): void {
  const isEmpty = allTests.length === 0 && userStats === null;
  browserMemory.write(
    'portalState',
    isEmpty ? null : JSON.stringify({ format: FORMAT, allTests, userStats }),
  );
}
