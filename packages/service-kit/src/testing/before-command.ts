import { AsyncLocalStorage } from 'node:async_hooks';
import { createRequire } from 'node:module';
import { currentContext } from '../process/context.ts';

/** A command that a call is about to send to MongoDB. */
export interface SentCommand {
  /** Such as `find`, `insert`, `commitTransaction`. */
  readonly name: string;
  /** The collection's; null for commands that have none. */
  readonly collection: string | null;
}

interface DriverConnection {
  command(...args: readonly [unknown, Record<string, unknown>, ...unknown[]]): Promise<unknown>;
}

/**
 * Does something before each command that one call sends to MongoDB, while the call waits; other work goes on.
 * @param requestId of the call
 * @returns what ends it
 */
export function beforeEachCommand(
  requestId: string,
  work: (command: SentCommand) => Promise<void>,
): () => void {
  // the driver that mongoose uses, whichever it is
  const ofMongoose = createRequire(createRequire(import.meta.url).resolve('mongoose'));
  const driver = ofMongoose('mongodb/lib/cmap/connection') as { Connection: { prototype: DriverConnection } };
  const { prototype } = driver.Connection;
  const { command } = prototype;
  // the work is none of the call: it shares no transaction with it
  const outside = AsyncLocalStorage.snapshot();
  prototype.command = async function (...args) {
    if (currentContext()?.requestId === requestId) {
      const [name = ''] = Object.keys(args[1]);
      const collection = args[1][name];
      await outside(work, { name, collection: typeof collection === 'string' ? collection : null });
    }
    return command.apply(this, args);
  };
  return () => {
    prototype.command = command;
  };
}
