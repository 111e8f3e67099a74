import { say } from '../process/say.ts';
import { UserError } from '../process/user-error.ts';
import { publish, releasesOf, rollBack } from './releases.ts';

const USAGE = `npm run release -- list <served folder>
npm run release -- publish <served folder> <folder of the build>
npm run release -- rollback <served folder> [id of a build]
The served folder is what the servers of one remote (or of the shell) answer from: their FILES_DIR. Files of the last
three builds lie there side by side. Publishing puts a build beside them and then switches the documents that lead new
pages to it; rolling back switches them to the build before. Open pages go on with the files they know.`;

/** `npm run release`: which build of a remote, or of the shell, new pages run. */
export async function main([command, served, wanted]: string[]): Promise<number> {
  if (command === '--help') {
    say(USAGE);
    return 0;
  }
  if (served === undefined) throw new UserError(USAGE);
  if (command === 'publish' && wanted !== undefined) {
    say(`New pages run ${await publish(wanted, served)}.`);
  } else if (command === 'rollback') {
    say(`New pages run ${await rollBack(served, wanted)} again.`);
  } else if (command === 'list') {
    for (const { id, publishedAt, isCurrent } of await releasesOf(served)) {
      say(`${isCurrent ? '→' : ' '} ${id}  ${publishedAt}`);
    }
  } else throw new UserError(USAGE);
  return 0;
}
