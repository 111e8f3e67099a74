import { inConfiguredDatabase } from '@zielona-fala/service-kit/mongo';
import { runCommand, systemClock } from '@zielona-fala/service-kit/process';
import { createMailQueue, type MailQueue } from '../mail/queue.ts';

const USAGE = `mails list
mails redrive --all | ID …    has parked mails written and sent again
mails remove ID …             deletes parked mails, which are then never sent
Parked are mails that could not be written. Each command can be repeated.`;

interface Outcome {
  readonly lines: readonly string[];
  readonly areAllDone: boolean;
}

type Command = (queue: MailQueue) => Promise<Outcome>;

const list: Command = async (queue) => {
  const parked = await queue.parked();
  const lines = parked.map(
    ({ _id, kind, parkedAt, reason }) => `  ${_id}  ${kind}  ${parkedAt?.toISOString()}  ${reason}`,
  );
  return { lines: [`${parked.length} parked mails`, ...lines], areAllDone: true };
};

/** @param ids null for all */
const each =
  (
    ids: readonly string[] | null,
    done: string,
    change: (queue: MailQueue, id: string) => Promise<boolean>,
  ): Command =>
  async (queue) => {
    const lines: string[] = [];
    let areAllDone = true;
    for (const id of ids ?? (await queue.parked()).map(({ _id }) => _id)) {
      const isDone = await change(queue, id);
      areAllDone &&= isDone;
      lines.push(isDone ? `${id} ${done}` : `no such parked mail: ${id}`);
    }
    return { lines, areAllDone };
  };

function readCommand([command, ...ids]: readonly string[]): Command | null {
  if (command === 'list') return ids.length === 0 ? list : null;
  if (ids.length === 0) return null;
  const all = ids.length === 1 && ids[0] === '--all';
  if (!all && ids.some((id) => id.startsWith('-'))) return null;
  if (command === 'redrive')
    return each(all ? null : ids, 'waits to be sent', (queue, id) => queue.redrive(id));
  if (command === 'remove' && !all) return each(ids, 'is removed', (queue, id) => queue.removeParked(id));
  return null;
}

await runCommand(USAGE, readCommand, (command) =>
  inConfiguredDatabase(async (connection) => {
    const { lines, areAllDone } = await command(createMailQueue(connection, systemClock));
    for (const line of lines) console.log(line);
    if (!areAllDone) process.exitCode = 1;
  }),
);
