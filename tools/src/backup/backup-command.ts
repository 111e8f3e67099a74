import path from 'node:path';
import { parseArgs } from 'node:util';
import { LOCAL } from '../paths.ts';
import { say } from '../process/say.ts';
import { UserError } from '../process/user-error.ts';
import { runningStack } from '../stack/stack-file.ts';
import { backUp, exportErasures } from './backup.ts';

const USAGE = `npm run backup
  --to FOLDER        of all backups; .local/backups unless given
  --erasures-only    brings the erasure log up to date and writes no backup: to be done every minute
Writes all that the services' databases hold at one moment into a new folder, while they go on, and beside it who was
erased (erasures.jsonl). Of the stack that runs here, or of the MongoDB server in MONGODB_URI, a replica set.
Backups hold personal data: keep them encrypted, and none for longer than 90 days.`;

/** `npm run backup` */
export async function main(args: string[]): Promise<number> {
  const options = readArguments(args);
  if (options === null) {
    say(USAGE);
    return 0;
  }
  const server = process.env.MONGODB_URI ?? runningStack(LOCAL)?.mongodbUri;
  if (server === undefined) {
    throw new UserError('No stack runs here: start it first (npm start), or name a server in MONGODB_URI.');
  }
  if (options.erasuresOnly) {
    say(`${await exportErasures(server, options.folder)} erasures in the log`);
    return 0;
  }
  const begun = performance.now();
  const { folder, collections, erasures } = await backUp(server, options.folder);
  const documents = collections.reduce((sum, collection) => sum + collection.documents, 0);
  say(
    `${documents} documents of ${collections.length} collections in ${seconds(begun)} s, ${erasures} erasures in the log: ${folder}`,
  );
  return 0;
}

function readArguments(args: string[]): { readonly folder: string; readonly erasuresOnly: boolean } | null {
  try {
    const { values } = parseArgs({
      args,
      options: {
        to: { type: 'string', default: path.join(LOCAL, 'backups') },
        'erasures-only': { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    });
    return values.help ? null : { folder: path.resolve(values.to), erasuresOnly: values['erasures-only'] };
  } catch (error) {
    if (error instanceof TypeError) throw new UserError(`${error.message}\n${USAGE}`);
    throw error;
  }
}

const seconds = (begun: number): string => ((performance.now() - begun) / 1000).toFixed(1);
