import { mkdir, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { connectMongo, readConfig, systemClock } from '@zielona-fala/service-kit';
import { createBankStore } from '../bank/store.ts';
import { IMPORT_BANK_CONFIG } from '../config.ts';
import { createDrawStore } from '../draw/store.ts';
import { type ImportArguments, readArguments, USAGE } from '../import/arguments.ts';
import { EditionRefused } from '../import/edition-file.ts';
import { findFfmpeg } from '../import/ffmpeg.ts';
import { type ImportReport, importBank } from '../import/import-bank.ts';
import type { MediaParts } from '../import/media.ts';
import { openMediaFolder } from '../import/media-folder.ts';
import { createMediaStore } from '../import/media-store.ts';
import { createProgressBar } from '../import/progress.ts';
import { describeImport, describeRefusedEdition } from '../import/report.ts';
import { createEditionStore } from '../import/store.ts';

process.exitCode = await main().catch(explain);

async function main(): Promise<number> {
  const wish = readArguments(process.argv.slice(2));
  for (const needed of [wish.file, wish.olderFile, wish.media]) if (needed !== null) await stat(needed);
  const config = readConfig(IMPORT_BANK_CONFIG, process.env);
  const media = await mediaSource(wish, config.MEDIA_DIR);
  const started = performance.now();
  const connection = await connectMongo(config.MONGODB_URI);
  try {
    const draws = createDrawStore(connection);
    const bank = createBankStore(connection, draws);
    await draws.ensureIndexes();
    await bank.ensureIndexes();
    const editions = createEditionStore(connection);
    const progress = createProgressBar(process.stderr, () => performance.now());
    const report = await importBank({ bank, editions, media, clock: systemClock, progress }, wish);
    console.log(describeImport(report));
    await tell(report, wish, (performance.now() - started) / 1000);
    return 0;
  } finally {
    await connection.close();
  }
}

async function mediaSource(wish: ImportArguments, folder: string | undefined): Promise<MediaParts['source']> {
  if (wish.media === null) return null;
  if (folder === undefined)
    throw new TypeError('MEDIA_DIR must name the folder that svc-tests serves media from');
  return {
    folder: await openMediaFolder(wish.media),
    store: createMediaStore({ folder, converter: await findFfmpeg(), isDryRun: wish.isDryRun }),
  };
}

async function tell(report: ImportReport, wish: ImportArguments, seconds: number): Promise<void> {
  const memory = Math.round(process.resourceUsage().maxRSS / 1024);
  console.log(`${seconds.toFixed(1)} s, at most ${memory} MB of memory`);
  if (wish.report === null) return;
  await mkdir(path.dirname(wish.report), { recursive: true });
  await writeFile(wish.report, `${JSON.stringify({ ...report, seconds, memory }, null, 2)}\n`);
  console.log(`Report as JSON: ${wish.report}`);
}

function explain(error: unknown): number {
  if (error instanceof EditionRefused) console.error(describeRefusedEdition(error));
  else if (error instanceof TypeError) console.error(`${error.message}\n${USAGE}`);
  else if (error instanceof Error && 'code' in error && error.code === 'ENOENT') console.error(error.message);
  else throw error;
  return 1;
}
