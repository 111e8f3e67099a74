import { setTimeout as pause } from 'node:timers/promises';
import type { DeadLetters } from '../inbox/dead-letters.ts';

/** Without any progress. */
const MAX_WAIT_MS = 30_000;
const ASK_EVERY_MS = 250;

type Letter = Awaited<ReturnType<DeadLetters['list']>>[number];

/** What came of redriving, as an operator reads it. */
export interface Redriven {
  /** Ids of the letters that were there. */
  readonly asked: readonly string[];
  readonly areAllApplied: boolean;
  readonly lines: readonly string[];
}

/** What could not be applied, without personal data: a line for how many, and one for each. */
export async function describeLetters(letters: DeadLetters): Promise<string[]> {
  const found = await letters.list();
  return [
    `${found.length} dead letters`,
    ...found.map(({ _id, topic, erasure, parkedAt, reason, redriveAt }) => {
      const kind = erasure ? ' (erasure)' : '';
      const state = redriveAt === undefined ? '' : ' (is being redriven)';
      return `  ${_id}  ${topic}${kind}  ${parkedAt.toISOString()}  ${reason}${state}`;
    }),
  ];
}

/**
 * Asks the running service to apply letters again, and waits for what comes of it.
 * @param ids null for all
 */
export async function redriveLetters(letters: DeadLetters, ids: readonly string[] | null): Promise<Redriven> {
  const wanted = ids ?? (await letters.list()).map(({ _id }) => _id);
  const asked = await letters.requestRedrive(wanted);
  if (asked.length === 0) return { asked, areAllApplied: true, lines: [] };
  const left = await untilSettled(letters, new Set(asked));
  const waiting = left.filter(({ redriveAt }) => redriveAt !== undefined).length;
  const refused = left.length - waiting;
  const lines = [
    `${asked.length - left.length} applied, ${refused} parked again, ${waiting} waiting`,
    ...left.map(
      ({ _id, reason, redriveAt }) =>
        `  ${_id}  ${redriveAt === undefined ? reason : 'waits for its service, which does not work it off'}`,
    ),
  ];
  return { asked, areAllApplied: left.length === 0, lines };
}

/** @returns what is left of these letters when none waits any more, or none has moved for long */
async function untilSettled(letters: DeadLetters, asked: ReadonlySet<string>): Promise<Letter[]> {
  let waitingBefore = asked.size;
  let movedAt = performance.now();
  for (;;) {
    const left = (await letters.list()).filter(({ _id }) => asked.has(_id));
    const waiting = left.filter(({ redriveAt }) => redriveAt !== undefined).length;
    if (waiting !== waitingBefore) movedAt = performance.now();
    waitingBefore = waiting;
    if (waiting === 0 || performance.now() - movedAt > MAX_WAIT_MS) return left;
    await pause(ASK_EVERY_MS);
  }
}
