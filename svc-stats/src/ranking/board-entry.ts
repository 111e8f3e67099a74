import type { RankedStanding } from './store.ts';

/**
 * A standing as a sorted set of Redis keeps it: ascending by score, then by the bytes of the member, it stands where the
 * ranking has it. The score is a whole number, so exact; of equal ones the member decides: when the number was reached,
 * then who it is. What is shown of the learner follows behind and decides nothing, since no learner stands twice.
 */
export interface BoardEntry {
  readonly score: number;
  readonly member: string;
}

/** Digits of base 36 that hold any time of JavaScript and any whole number: as wide as each other, they sort as numbers do. */
const DIGITS = 11;
const BASE = 36;
/** Makes every valid time positive. */
const EARLIEST = 8_640_000_000_000_000n;

const sortable = (value: bigint): string => value.toString(BASE).padStart(DIGITS, '0');

function numberOf(digits: string): bigint {
  return [...digits].reduce((sum, digit) => sum * BigInt(BASE) + BigInt(Number.parseInt(digit, BASE)), 0n);
}

export function boardEntryOf({
  userId,
  passedCount,
  reachedAt,
  level,
  accountVersion,
}: RankedStanding): BoardEntry {
  const reached = sortable(BigInt(reachedAt.getTime()) + EARLIEST);
  return { score: -passedCount, member: `${reached}${sortable(BigInt(userId))}${level}.${accountVersion}` };
}

export function standingAt({ score, member }: BoardEntry): RankedStanding {
  const [level, accountVersion] = member.slice(2 * DIGITS).split('.');
  return {
    userId: Number(numberOf(member.slice(DIGITS, 2 * DIGITS))),
    passedCount: -score,
    reachedAt: new Date(Number(numberOf(member.slice(0, DIGITS)) - EARLIEST)),
    level: Number(level),
    accountVersion: Number(accountVersion),
  };
}
