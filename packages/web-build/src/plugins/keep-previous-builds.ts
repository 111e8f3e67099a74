import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Compiler } from '@rspack/core';

interface BuildRecord {
  readonly id: string;
  readonly files: readonly string[];
}

export interface KeepPreviousBuildsOptions {
  readonly buildId: string;
  /** How many builds' files stay, this one included. */
  readonly keep: number;
}

const RECORD_FILE = '.builds.json';

async function readRecords(file: string): Promise<readonly BuildRecord[]> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as BuildRecord[];
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}

/** Leaves the previous build's files in place, for pages that were opened before a deployment, and prunes older ones. */
export class KeepPreviousBuilds {
  readonly #options: KeepPreviousBuildsOptions;

  constructor(options: KeepPreviousBuildsOptions) {
    this.#options = options;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.afterEmit.tapPromise('KeepPreviousBuilds', async (compilation) => {
      if (compilation.errors.length > 0) return;
      const folder = compiler.outputPath;
      const recordFile = join(folder, RECORD_FILE);
      const files = compilation.getAssets().map((asset) => asset.name);
      const others = (await readRecords(recordFile)).filter((record) => record.id !== this.#options.buildId);
      const kept = [{ id: this.#options.buildId, files }, ...others].slice(0, this.#options.keep);
      const keptFiles = new Set(kept.flatMap((record) => record.files));
      const stale = others.flatMap((record) => record.files).filter((file) => !keptFiles.has(file));
      await Promise.all(stale.map((file) => rm(join(folder, file), { force: true })));
      await writeFile(recordFile, JSON.stringify(kept));
    });
  }
}
