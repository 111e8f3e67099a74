import { randomUUID } from 'node:crypto';
import { copyFile, mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { DAY_MS } from '@zielona-fala/contracts';
import { type RequestHandler, Router } from 'express';
import Joi from 'joi';
import type { Log } from '../process/log.ts';
import { HASHED, staticFiles } from './static-files.ts';

const KEPT_DAYS = 30;

/** Settings of a server that also serves the files of other builds. */
export interface SharedFilesConfig {
  /** Folder in which all servers of a deployable, of whatever build, find its hashed files. Without it each has its own. */
  readonly SHARED_FILES_DIR?: string;
}

export const SHARED_FILES_CONFIG = { SHARED_FILES_DIR: Joi.string() };

/** Keeps the files of a build in the folder that all servers share. */
export interface SharedBuild {
  /** Copies them; a server does this before it accepts requests. */
  start(): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Copies the hashed files of a build into a folder shared by all servers, so that a page of one build finds its files on
 * servers of another, and says each day that they are in use. Files of builds that no server has run for 30 days are
 * deleted.
 * @param shared nothing is done without it
 */
export function shareBuild(
  { build, shared, log }: { build: string; shared: string | undefined; log: Log },
  everyMs = DAY_MS,
): SharedBuild {
  let renewing: NodeJS.Timeout | undefined;
  return {
    async start() {
      if (shared === undefined) return;
      await shareFiles(build, shared);
      renewing = setInterval(() => {
        shareFiles(build, shared).catch((error: unknown) =>
          log.warn({ err: error }, 'shared files not renewed; tried again tomorrow'),
        );
      }, everyMs).unref();
    },
    async stop() {
      clearInterval(renewing);
    },
  };
}

async function shareFiles(build: string, shared: string): Promise<void> {
  const now = new Date();
  await mkdir(shared, { recursive: true });
  for (const file of (await filesBelow(build)).filter((name) => HASHED.test(name))) {
    const place = join(shared, file);
    await utimes(place, now, now).catch(() => putWhole(join(build, file), place));
  }
  for (const file of await filesBelow(shared)) {
    const place = join(shared, file);
    // another server that is starting has already copied or deleted it
    const { mtimeMs } = await stat(place).catch(() => ({ mtimeMs: now.getTime() }));
    if (now.getTime() - mtimeMs > KEPT_DAYS * DAY_MS) await rm(place, { force: true });
  }
}

/** Serves hashed files of every shared build. */
export function sharedFiles(shared: string): RequestHandler {
  return Router().get(HASHED, staticFiles(shared));
}

/** Servers that start at the same time may copy the same file. */
async function putWhole(from: string, to: string): Promise<void> {
  await mkdir(dirname(to), { recursive: true });
  const draft = `${to}.${randomUUID()}`;
  await copyFile(from, draft);
  await rename(draft, to);
}

async function filesBelow(folder: string): Promise<readonly string[]> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)));
}
