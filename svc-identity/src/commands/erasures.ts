import { createInterface } from 'node:readline';
import { createOutbox } from '@zielona-fala/service-kit/events';
import { connectMongo } from '@zielona-fala/service-kit/mongo';
import { readConfig, systemClock } from '@zielona-fala/service-kit/process';
import { createEraseKept } from '../accounts/remove.ts';
import { DATABASE_COMMAND_CONFIG } from '../config.ts';
import { readErasure } from '../erasures/line.ts';
import { createReplayErasure } from '../erasures/replay.ts';
import { createStores } from '../stores.ts';
import { createTransact } from '../transact.ts';

const USAGE = `erasures list      the erasure log, one line of JSON for each account: {"userId":…,"at":"…"}
erasures replay    reads such lines from its input and erases those accounts again, here and by event in every service
Keep the list where backups are, outside of the database, and replay it after a backup was restored. Replaying erases
whoever is named, cannot be undone, and can be repeated.`;

type Connection = Awaited<ReturnType<typeof connectMongo>>;

/** Nothing is asked by a secret here. */
const storesOf = (connection: Connection) => createStores(connection, systemClock, '');

async function list(connection: Connection): Promise<void> {
  for await (const erasure of storesOf(connection).erasures.all()) console.log(JSON.stringify(erasure));
}

async function replay(connection: Connection): Promise<void> {
  const stores = storesOf(connection);
  const parts = {
    ...stores,
    outbox: createOutbox(connection, systemClock),
    transact: createTransact(connection),
    clock: systemClock,
  };
  const replayErasure = createReplayErasure({ ...parts, eraseKept: createEraseKept(parts) });
  let [told, here] = [0, 0];
  for await (const line of createInterface({ input: process.stdin })) {
    if (line.trim() === '') continue;
    if (await replayErasure(readErasure(line))) here += 1;
    told += 1;
  }
  console.log(`${told} erasures replayed, ${here} of them of accounts that were here`);
}

const COMMANDS: Readonly<Record<string, (connection: Connection) => Promise<void>>> = { list, replay };

const [name = '', ...more] = process.argv.slice(2);
const command = more.length === 0 ? COMMANDS[name] : undefined;
if (command !== undefined) {
  const connection = await connectMongo(readConfig(DATABASE_COMMAND_CONFIG, process.env).MONGODB_URI);
  try {
    await command(connection);
  } finally {
    await connection.close();
  }
} else if (name === '--help') {
  console.log(USAGE);
} else {
  console.error(USAGE);
  process.exitCode = 1;
}
