import { existsSync } from 'node:fs';
import { copyFile, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { UserError } from '../process/user-error.ts';

/** A build that lies in a served folder. */
export interface Release {
  /** Of the build. */
  readonly id: string;
  /** When it came, ISO 8601. */
  readonly publishedAt: string;
  /** Its files with a hash in their name. */
  readonly files: readonly string[];
  /** Whether pages that are opened now run it. */
  readonly isCurrent: boolean;
}

/** Kept for pages that are open, and to roll back to. */
const KEPT = 3;
/** The name says the content: builds may lie side by side. */
const HASHED = /\.[0-9a-f]{8}\.\w+(\.map)?(\.br|\.gz)?$/;
/** Never served, as their names begin with a dot. */
const RECORD = '.releases.json';
const DOCUMENTS = '.releases';
const RECORD_OF_BUILDS = '.builds.json';
/** Documents that name the build, in a remote's build and in the shell's. */
const BUILD_NAMES = [
  ['fragments.json', 'build'],
  ['builds/latest.json', 'id'],
] as const;

/** What lies in a served folder: the newest first, then what was served before it, then the others. */
export async function releasesOf(served: string): Promise<readonly Release[]> {
  const file = path.join(served, RECORD);
  return existsSync(file) ? JSON.parse(await readFile(file, 'utf8')) : [];
}

/**
 * Puts a build beside those that are served, then leads new pages to it. Open pages go on with the files they know.
 * @param build folder that the build wrote
 * @param served folder that the servers answer from; made when missing
 * @returns the id of the build
 * @throws UserError when the folder holds no build
 */
export async function publish(build: string, served: string): Promise<string> {
  const id = await buildIdIn(build);
  const files = await filesBelow(build);
  const hashed = files.filter((file) => HASHED.test(file));
  for (const file of hashed) {
    if (!existsSync(path.join(served, file))) await put(path.join(build, file), path.join(served, file));
  }
  for (const file of files) {
    if (HASHED.test(file) || file === RECORD_OF_BUILDS) continue;
    await put(path.join(build, file), path.join(served, DOCUMENTS, id, file));
  }
  const others = (await releasesOf(served)).filter((release) => release.id !== id);
  // what open pages run comes first, also after a rollback: it stays, and the next rollback leads to it
  const releases = [
    { id, publishedAt: new Date().toISOString(), files: hashed, isCurrent: false },
    ...others.filter(({ isCurrent }) => isCurrent),
    ...others.filter(({ isCurrent }) => !isCurrent),
  ];
  await leadTo(id, served, releases);
  return id;
}

/**
 * Leads new pages to a build that was served before.
 * @param wanted its id; the one before the current one unless given
 * @returns the id
 * @throws UserError when there is none
 */
export async function rollBack(served: string, wanted?: string): Promise<string> {
  const releases = await releasesOf(served);
  const place = releases.findIndex(({ isCurrent }) => isCurrent);
  const release = wanted === undefined ? releases[place + 1] : releases.find(({ id }) => id === wanted);
  if (release === undefined) {
    const known = releases.map(({ id }) => id).join(', ') || 'none';
    throw new UserError(`${served} has no release to go back to; it holds ${known}.`);
  }
  await leadTo(release.id, served, releases);
  return release.id;
}

/** Switches the documents that lead to a build, and drops builds that are no longer kept. */
async function leadTo(id: string, served: string, releases: readonly Release[]): Promise<void> {
  const documents = path.join(served, DOCUMENTS, id);
  for (const file of await filesBelow(documents)) {
    await put(path.join(documents, file), path.join(served, file));
  }
  const kept = releases
    .filter((release, place) => place < KEPT || release.id === id)
    .map((release) => ({ ...release, isCurrent: release.id === id }));
  const text = JSON.stringify(kept, null, 2);
  await writeFile(path.join(served, `${RECORD}.new`), text);
  await rename(path.join(served, `${RECORD}.new`), path.join(served, RECORD));
  const keptFiles = new Set(kept.flatMap(({ files }) => files));
  for (const dropped of releases.filter((release) => !kept.some((other) => other.id === release.id))) {
    await rm(path.join(served, DOCUMENTS, dropped.id), { recursive: true, force: true });
    for (const file of dropped.files) {
      if (!keptFiles.has(file)) await rm(path.join(served, file), { force: true });
    }
  }
}

/** Whole or not at all, for who reads it meanwhile. */
async function put(from: string, to: string): Promise<void> {
  await mkdir(path.dirname(to), { recursive: true });
  await copyFile(from, `${to}.new`);
  await rename(`${to}.new`, to);
}

async function buildIdIn(build: string): Promise<string> {
  for (const [document, key] of BUILD_NAMES) {
    const file = path.join(build, document);
    if (!existsSync(file)) continue;
    const id: unknown = JSON.parse(await readFile(file, 'utf8'))[key];
    if (typeof id === 'string' && /^\w+$/.test(id)) return id;
  }
  throw new UserError(`${build} holds no build of a remote or of the shell.`);
}

async function filesBelow(folder: string): Promise<readonly string[]> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)));
}
