import { UserError } from '../process/user-error.ts';

type Drill = (args: string[]) => Promise<number>;

const DRILLS: Readonly<Record<string, () => Promise<Drill>>> = {
  restore: async () => (await import('./restore/command.ts')).restoreDrill,
  scale: async () => (await import('./scale/command.ts')).scaleDrill,
  deploy: async () => (await import('./deploy/command.ts')).deployDrill,
  cluster: async () => (await import('./cluster/command.ts')).clusterDrill,
};

const USAGE = `npm run drill -- ${Object.keys(DRILLS).join(' | ')}
Each says by --help what it does.`;

/** `npm run drill`: shows on this machine that the product stands something. */
export async function main([name = '', ...args]: string[]): Promise<number> {
  if (name === '--help') {
    process.stdout.write(`${USAGE}\n`);
    return 0;
  }
  const load = DRILLS[name];
  if (load === undefined) throw new UserError(USAGE);
  return (await load())(args);
}
