import path from 'node:path';
import { spawnGuarded } from '../process/guarded.ts';
import { type OnCrash, type Supervised, supervise } from '../process/supervisor.ts';
import type { Space } from './space.ts';

/** Runs a program of the node and starts it anew when it ends. */
export type Launch = (
  name: string,
  program: string,
  args: readonly string[],
  options?: {
    readonly env?: Readonly<Record<string, string>>;
    /** Rejects while it is not ready. */
    readonly ready?: () => Promise<void>;
  },
) => Promise<Supervised>;

/** @param running gets each, for whoever ends them */
export const launchInside =
  (space: Space, dir: string, { running, onCrash }: { running: Supervised[]; onCrash: OnCrash }): Launch =>
  async (name, program, args, { env = {}, ready = async () => undefined } = {}) => {
    const logFile = path.join(dir, 'logs', `${name}.log`);
    const command = space.inside(program, args);
    const supervised = supervise(
      {
        name,
        logFile,
        ready,
        launch: (again) =>
          spawnGuarded({ ...command, cwd: dir, env: { ...process.env, ...env }, logFile, append: again }),
      },
      onCrash,
    );
    running.push(supervised);
    await supervised.start();
    return supervised;
  };
