import { mkdir, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { readRules } from '@zielona-fala/contracts/bank';
import { createBankStore, createDrawStore } from '@zielona-fala/question-store';
import { connectMongo } from '@zielona-fala/service-kit/mongo';
import { readConfig, systemClock } from '@zielona-fala/service-kit/process';
import { type ImportArguments, readArguments, USAGE } from '../arguments.ts';
import { IMPORT_BANK_CONFIG } from '../config.ts';
import { EditionRefused, type RowRefusal } from '../edition-file.ts';
import { findFfmpeg } from '../ffmpeg.ts';
import { type ImportReport, importBank } from '../import-bank.ts';
import type { MediaParts } from '../media.ts';
import { openMediaPacks } from '../media-packs.ts';
import { createMediaStore } from '../media-store.ts';
import { createProgressBar } from '../progress.ts';
import { describeImport, describeRefusedEdition } from '../report.ts';
import { createEditionStore } from '../store.ts';
import { explain } from './explain.ts';

process.exitCode = await main().catch(explain({ usage: USAGE, code: 1 }));

async function main(): Promise<number> {
  const options = readArguments(process.argv.slice(2));
  for (const needed of [options.file, options.olderFile, ...options.media])
    if (needed !== null) await stat(needed);
  const config = readConfig(IMPORT_BANK_CONFIG, process.env);
  const book = readRules(config.BANK_DIR);
  const media = await mediaSource(options, config.MEDIA_DIR);
  const write = reportWriter(options.report);
  const connection = await connectMongo(config.MONGODB_URI);
  try {
    const draws = createDrawStore(connection);
    const bank = createBankStore(connection, draws);
    await draws.ensureIndexes();
    await bank.ensureIndexes();
    const editions = createEditionStore(connection);
    await editions.ensureIndexes();
    const progress = createProgressBar(process.stderr, () => performance.now());
    const served = config.MEDIA_DIR ?? null;
    const parts = { bank, editions, book, media, served, clock: systemClock, progress };
    const report = await importBank(parts, options);
    console.log(describeImport(report, options.report));
    await write(report);
    return 0;
  } catch (error) {
    if (!(error instanceof EditionRefused)) throw error;
    console.error(describeRefusedEdition(error));
    await write({ file: path.basename(options.file), refused: error.message, refusals: error.refusals });
    return 1;
  } finally {
    await media?.packs.close();
    await connection.close();
  }
}

async function mediaSource(
  options: ImportArguments,
  folder: string | undefined,
): Promise<MediaParts['source']> {
  if (options.media.length === 0) return null;
  if (folder === undefined)
    throw new TypeError('MEDIA_DIR must name the folder that svc-tests serves media from');
  return {
    packs: await openMediaPacks(options.media),
    store: createMediaStore({ folder, converter: await findFfmpeg(), isDryRun: options.isDryRun }),
  };
}

/** The import did nothing, and why. */
interface Refusal {
  readonly file: string;
  readonly refused: string;
  readonly refusals: readonly RowRefusal[];
}

/** From now on the time counts. */
function reportWriter(file: string | null): (report: ImportReport | Refusal) => Promise<void> {
  const started = performance.now();
  return async (report) => {
    const seconds = (performance.now() - started) / 1000;
    const memory = Math.round(process.resourceUsage().maxRSS / 1024);
    console.log(`${seconds.toFixed(1)} s, at most ${memory} MB of memory`);
    if (file === null) return;
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, `${JSON.stringify({ ...report, seconds, memory }, null, 2)}\n`);
    console.log(`Report as JSON: ${file}`);
  };
}
