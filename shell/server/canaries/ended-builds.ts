import { access, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Builds whose canary has ended, in a folder where all servers find them, also after a restart. */
export interface EndedBuilds {
  has(build: string): Promise<boolean>;
  add(build: string): Promise<void>;
}

/** @param sharedDir without it only this server knows them, until it ends */
export function createEndedBuilds(sharedDir: string | undefined): EndedBuilds {
  if (sharedDir === undefined) return inMemory();
  const folder = join(sharedDir, 'ended-canaries');
  return {
    has: (build) =>
      access(join(folder, build)).then(
        () => true,
        () => false,
      ),
    async add(build) {
      await mkdir(folder, { recursive: true });
      await writeFile(join(folder, build), '');
    },
  };
}

function inMemory(): EndedBuilds {
  const builds = new Set<string>();
  return {
    has: async (build) => builds.has(build),
    add: async (build) => void builds.add(build),
  };
}
