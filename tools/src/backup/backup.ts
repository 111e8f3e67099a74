import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { withDatabase } from '../infra/mongo-uri.ts';
import { workspace } from '../paths.ts';
import { runToEnd } from '../process/run.ts';
import { DATABASES } from '../stack/service-database.ts';
import { dropTopics, forgetDerived, refuseWhileRead, republish } from './anew.ts';
import { dumpDatabases } from './dump.ts';
import {
  type Brokers,
  type ErasureLog,
  erasureLogFile,
  erasuresInKafka,
  formatErasures,
  joinErasures,
  writeErasureLog,
} from './erasure-log.ts';
import { loadDatabases } from './load.ts';
import type { Manifest } from './manifest.ts';

const ALL = Object.values(DATABASES);

/** A backup in a new folder below that of all backups, and their erasure log brought up to date. */
export async function backUp(
  mongodbUri: string,
  backups: string,
): Promise<Manifest & { readonly folder: string; readonly erasures: number }> {
  const folder = path.join(backups, new Date().toISOString().replaceAll(/[:.]/g, '-'));
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const manifest = await dumpDatabases(mongodbUri, ALL, folder);
  return { ...manifest, folder, erasures: await exportErasures(mongodbUri, backups) };
}

/** Exports erasures made since the last call. Cheap enough to run every minute. @returns the size of the log */
export async function exportErasures(mongodbUri: string, backups: string): Promise<number> {
  await mkdir(backups, { recursive: true, mode: 0o700 });
  const said = await erasuresCommand(mongodbUri, ['export', erasureLogFile(backups)]);
  return Number(/^\d+/.exec(said)?.[0]);
}

export interface Servers extends Brokers {
  readonly mongodbUri: string;
  readonly redisUrl: string;
}

export interface Restored {
  readonly documents: number;
  /** Events that are replayed. */
  readonly events: number;
  readonly erasures: number;
  /** Those of them that the backup still contained. */
  readonly erasedAgain: number;
}

/**
 * Restores a backup into empty databases while no service is running, and repeats later erasures before one starts.
 * @param logged the erasure log beside the backup
 * @throws UserError while a service reads events, for databases that are not empty, or a backup that is not complete
 */
export async function restore(servers: Servers, folder: string, logged: ErasureLog): Promise<Restored> {
  const { mongodbUri, redisUrl } = servers;
  const groups = Object.keys(DATABASES);
  await refuseWhileRead(servers, groups);
  const erasures = joinErasures(logged, await erasuresInKafka(servers));
  // before Kafka forgets them: a restore that breaks off is done once more
  await writeErasureLog(erasureLogFile(path.dirname(folder)), erasures);
  const collections = await loadDatabases(mongodbUri, folder);
  await dropTopics(servers, groups);
  await forgetDerived(redisUrl);
  const events = await republish(mongodbUri, ALL);
  const replayed = await erasuresCommand(mongodbUri, ['replay'], formatErasures(erasures));
  await exportErasures(mongodbUri, path.dirname(folder));
  return {
    documents: collections.reduce((sum, { documents }) => sum + documents, 0),
    events,
    erasures: erasures.size,
    erasedAgain: Number(/, (\d+) of them/.exec(replayed)?.[1]),
  };
}

/** What svc-identity's own command says. */
const erasuresCommand = (mongodbUri: string, words: readonly string[], input = ''): Promise<string> =>
  runToEnd(process.execPath, ['src/commands/erasures.ts', ...words], {
    cwd: workspace('svc-identity'),
    env: { ...process.env, NODE_ENV: 'production', MONGODB_URI: withDatabase(mongodbUri, 'identity') },
    input,
  });
