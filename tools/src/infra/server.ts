import path from 'node:path';
import { type GuardedOptions, spawnGuarded } from '../process/guarded.ts';
import { allOrFirstFailure } from '../process/settle.ts';
import { type OnCrash, type Supervised, supervise } from '../process/supervisor.ts';

/** A running server and how to end it. One that was running already is left alone. */
export interface InfraServer {
  /** Connection string as its clients take it; the same after a crash. */
  address: string;
  /** What runs it; empty for one that was running already. */
  processes: readonly Supervised[];
  stop: () => Promise<void>;
}

/** Where a server of ours lives. */
export interface ServerLocation {
  /** Where the server keeps its data; created when missing. */
  dataDir: string;
  logFile: string;
  /** Where it is reached; this machine alone unless given. */
  host?: string;
  /** Is told when the server ended by itself and starts again. */
  onCrash: OnCrash;
}

/** A server to run and keep running at its address. */
export interface OwnServer {
  name: string;
  address: string;
  command: Pick<GuardedOptions, 'command' | 'args' | 'cwd'>;
  /** Rejects while it is not ready. */
  ready: () => Promise<void>;
  stopGraceMs?: number;
}

/** Where nobody but this machine reaches it. */
export const LOOPBACK = '127.0.0.1';

export const foreign = (address: string): InfraServer => ({
  address,
  processes: [],
  stop: async () => {},
});

/** Where one of several members of a server lives: with data and a log of its own. */
export const memberLocation = (location: ServerLocation, member: number): ServerLocation => ({
  ...location,
  dataDir: path.join(location.dataDir, String(member)),
  logFile: location.logFile.replace(/\.log$/, `-${member}.log`),
});

/**
 * Waits for servers that are starting. If one fails to, the others are stopped before its failure is thrown.
 * @returns what stops them all
 */
export async function allStarted(
  starting: readonly Promise<InfraServer | null>[],
): Promise<() => Promise<void>> {
  const stop = async () => {
    const servers = await Promise.allSettled(starting);
    await Promise.all(servers.map((each) => (each.status === 'fulfilled' ? each.value?.stop() : undefined)));
  };
  try {
    await allOrFirstFailure([...starting]);
  } catch (error) {
    await stop();
    throw error;
  }
  return stop;
}

/** What several members are together. */
export async function startMembers(
  starting: readonly Promise<InfraServer>[],
): Promise<Pick<InfraServer, 'processes' | 'stop'>> {
  const stop = await allStarted(starting);
  const members = await Promise.all(starting);
  return { processes: members.flatMap(({ processes }) => processes), stop };
}

/** Starts a server that comes back with its data, at its address, whenever it ends by itself. */
export async function keepRunning(
  { name, address, command, ready, stopGraceMs }: OwnServer,
  { logFile, onCrash }: ServerLocation,
): Promise<InfraServer> {
  const server = supervise(
    {
      name,
      logFile,
      launch: (again) => spawnGuarded({ ...command, env: process.env, logFile, append: again }),
      ready,
      ...(stopGraceMs === undefined ? {} : { stopGraceMs }),
    },
    onCrash,
  );
  try {
    await server.start();
  } catch (error) {
    await server.kill();
    throw error;
  }
  return { address, processes: [server], stop: server.stop };
}
