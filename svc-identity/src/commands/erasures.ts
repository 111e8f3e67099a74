import { createInterface } from 'node:readline';
import { readErasure } from '@zielona-fala/contracts/schemas';
import { createOutbox } from '@zielona-fala/service-kit/events';
import { connectMongo, createTransact } from '@zielona-fala/service-kit/mongo';
import { DATABASE_CONFIG, readConfig, systemClock } from '@zielona-fala/service-kit/process';
import { createEraseData } from '../accounts/erase.ts';
import { exportErasures } from '../erasures/export.ts';
import { createReplayErasure } from '../erasures/replay.ts';
import { createStores } from '../stores.ts';

const USAGE = `erasures list          the erasure log, one line of JSON for each account: {"userId":…,"at":"…"}
erasures export FILE   brings such a list in FILE up to date: adds who is missing, drops whom no backup holds any more
erasures replay        reads such lines from its input and erases those accounts again, here and by event in every service
Export it every minute to where backups are, outside of the database, and replay it after a backup was restored. Replaying erases
whoever is named, cannot be undone, and can be repeated.`;

type Connection = Awaited<ReturnType<typeof connectMongo>>;

/** Nothing is asked by a secret here. */
const storesOf = (connection: Connection) => createStores(connection, systemClock, '');

async function list(connection: Connection): Promise<void> {
  for await (const erasure of storesOf(connection).erasures.all()) console.log(JSON.stringify(erasure));
}

async function replay(connection: Connection): Promise<void> {
  const stores = storesOf(connection);
  const { accounts, erasures } = stores;
  const outbox = createOutbox(connection, systemClock);
  const replayErasure = createReplayErasure({
    accounts,
    eraseData: createEraseData({
      accounts,
      sessions: stores.sessions,
      passkeys: stores.passkeys,
      secondFactors: stores.secondFactors,
      links: stores.links,
      mails: stores.mails,
      pushes: stores.pushes,
      googleSignIns: stores.googleSignIns,
      idempotency: stores.idempotency,
      outbox,
      deadLetters: stores.deadLetters,
      securityEntries: stores.securityEntries,
      erasures,
      clock: systemClock,
    }),
    erasures,
    outbox,
    transact: createTransact(connection),
  });
  let [told, here] = [0, 0];
  for await (const line of createInterface({ input: process.stdin })) {
    if (line.trim() === '') continue;
    if (await replayErasure(readErasure(line))) here += 1;
    told += 1;
  }
  console.log(`${told} erasures replayed, ${here} of them of accounts that were here`);
}

async function exportTo(connection: Connection, file: string): Promise<void> {
  const { erasures } = storesOf(connection);
  const at = systemClock.now();
  const count = await exportErasures(file, erasures.all(), systemClock);
  await erasures.noteExport(at);
  console.log(`${count} erasures in the log`);
}

/** With how many words they are called. */
const COMMANDS: Readonly<
  Record<string, readonly [words: number, run: (connection: Connection, word: string) => Promise<void>]>
> = { list: [0, list], export: [1, exportTo], replay: [0, replay] };

const [name = '', ...words] = process.argv.slice(2);
const [expected, command] = COMMANDS[name] ?? [];
if (command !== undefined && words.length === expected) {
  const connection = await connectMongo(readConfig(DATABASE_CONFIG, process.env).MONGODB_URI);
  try {
    await command(connection, words.join());
  } finally {
    await connection.close();
  }
} else if (name === '--help') {
  console.log(USAGE);
} else {
  console.error(USAGE);
  process.exitCode = 1;
}
