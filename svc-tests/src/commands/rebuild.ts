import { setTimeout as pause } from 'node:timers/promises';
import { createBankStore, createDrawStore } from '@zielona-fala/question-store';
import { createOutbox, readOutboxState } from '@zielona-fala/service-kit/events';
import { createTransact, inConfiguredDatabase } from '@zielona-fala/service-kit/mongo';
import { CommandRefused, runCommand, systemClock } from '@zielona-fala/service-kit/process';
import type { Connection } from 'mongoose';
import { createAnswerRecordStore } from '../activity/store.ts';
import { createTestStore } from '../exams/store.ts';
import { createLearnerStore } from '../learners/store.ts';
import { replay } from '../replay/replay.ts';

const USAGE = `rebuild            has statistics, rankings and levels of all learners built anew
rebuild LEARNER    those of one, by the number of the account
What svc-tests keeps of finished tests is replayed, and svc-stats and svc-identity replace what they had, learner by
learner and each at once. Learners can go on meanwhile; it can be repeated, also after it was interrupted. Learners of
whom it fails are named, the others are told all the same, and it ends with code 1.`;

/** New events are sent after replayed ones, so the backlog is limited to what is sent within moments. */
const MAX_WAITING = 1000;
const PAUSE_MS = 100;

/** Those of one learner, or of all. */
interface Command {
  readonly only: number | null;
}

function readCommand([learner, ...more]: readonly string[]): Command | null {
  if (more.length > 0) return null;
  if (learner === undefined) return { only: null };
  return /^\d{1,16}$/.test(learner) ? { only: Number(learner) } : null;
}

async function rebuild(connection: Connection, { only }: Command): Promise<void> {
  const learners = createLearnerStore(connection);
  if (only !== null && !(await learners.hasEndedTests(only)))
    throw new CommandRefused(`No tests of a learner ${only} are kept.`);
  const parts = {
    ...{ transact: createTransact(connection), learners, clock: systemClock },
    bank: createBankStore(connection, createDrawStore(connection)),
    tests: createTestStore(connection),
    records: createAnswerRecordStore(connection),
    outbox: createOutbox(connection, systemClock),
  };
  const told = { learners: 0, tests: 0, answers: 0 };
  try {
    for await (const userId of only === null ? learners.whoEndedTests() : [only]) {
      while ((await readOutboxState(connection)).unsent > MAX_WAITING) await pause(PAUSE_MS);
      try {
        const { tests, answers } = await replay(parts, userId);
        told.learners += 1;
        told.tests += tests;
        told.answers += answers;
      } catch (error) {
        // the remaining learners still have to be rebuilt
        process.exitCode = 1;
        console.error(`not replayed: learner ${userId}:`, error);
      }
    }
  } finally {
    console.log(
      `${told.tests} finished tests and the answers of ${told.answers} replayed, of ${told.learners} learners`,
    );
  }
}

await runCommand(USAGE, readCommand, (command) =>
  inConfiguredDatabase((connection) => rebuild(connection, command)),
);
