import { readFile, stat } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { PageFiles } from '@zielona-fala/contracts/portal';
import Joi from 'joi';
import type { ServerFrame } from '../src/server-frame.ts';

/** The shell's build, as its server reads it. */
export interface BuiltShell {
  /** The page with marks in place of its parts. */
  readonly template: string;
  /** Scripts that the page runs. */
  readonly entries: readonly string[];
  /** Scripts that those ask for at once. */
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  /** What comes besides where pages use the store. */
  readonly store: PageFiles;
  /** Text of the style sheets. */
  readonly css: string;
  /** Inline scripts: of the head, of pages that wait for the session, and of those that are readable without the other scripts. */
  readonly inlineHead: string;
  readonly inlineAhead: string;
  readonly inlineEnd: string;
  /** Renders the frame around the remotes' pages. Null if the build has no server part. */
  readonly frame: ServerFrame | null;
}

interface BuiltFiles extends Pick<BuiltShell, 'entries' | 'scripts' | 'styles' | 'store' | 'css'> {
  readonly build: string;
}

const NAMES = Joi.array().items(Joi.string()).required();
const FILES = Joi.object<BuiltFiles>({
  build: Joi.string().required(),
  entries: NAMES,
  scripts: NAMES,
  styles: NAMES,
  store: Joi.object({ scripts: NAMES, styles: NAMES }).required(),
  css: Joi.string().allow('').required(),
});

const NO_FILES = { entries: [], scripts: [], styles: [], store: { scripts: [], styles: [] }, css: '' };

const modifiedAt = (file: string): Promise<number> =>
  stat(file).then(
    ({ mtimeMs }) => mtimeMs,
    () => 0,
  );

const readIfThere = async (file: string): Promise<string> =>
  (await modifiedAt(file)) === 0 ? '' : readFile(file, 'utf8');

/** @returns a function that returns the current build, and reads it again after it has been rebuilt */
export function createBuiltShell(distDir: string): () => Promise<BuiltShell> {
  const page = join(distDir, 'index.html');
  const list = join(distDir, '.server/files.json');
  const frame = join(distDir, '.server/frame.cjs');
  const head = join(distDir, '.server/inline-head.js');
  const ahead = join(distDir, '.server/inline-ahead.js');
  const end = join(distDir, '.server/inline-end.js');
  const require = createRequire(import.meta.url);
  let known: { readonly modified: string; readonly shell: Promise<BuiltShell> } | null = null;

  const readFiles = async (): Promise<BuiltFiles | null> => {
    if ((await modifiedAt(list)) === 0) return null;
    const { error, value } = FILES.validate(JSON.parse(await readFile(list, 'utf8')));
    if (error) throw new Error(`files.json is refused: ${error.message}`);
    return value;
  };

  const loadFrame = async (build: string): Promise<ServerFrame | null> => {
    if ((await modifiedAt(frame)) === 0) return null;
    delete require.cache[frame];
    const loaded = require(frame) as ServerFrame;
    // a build under way has written one part of the two
    return loaded.build === build ? loaded : null;
  };

  const read = async (): Promise<BuiltShell> => {
    const [template = '', inlineHead = '', inlineAhead = '', inlineEnd = ''] = await Promise.all([
      readFile(page, 'utf8'),
      ...[head, ahead, end].map(readIfThere),
    ]);
    const inPage = { template, inlineHead, inlineAhead, inlineEnd };
    const files = await readFiles();
    if (!files) return { ...inPage, ...NO_FILES, frame: null };
    const { build, ...parts } = files;
    return { ...inPage, ...parts, frame: await loadFrame(build) };
  };

  return async () => {
    const modified = (await Promise.all([page, list, frame, head, ahead, end].map(modifiedAt))).join();
    if (known?.modified !== modified) {
      const reading = { modified, shell: read() };
      known = reading;
      // a read that failed is not repeated by itself
      reading.shell.catch(() => {
        if (known === reading) known = null;
      });
    }
    return known.shell;
  };
}
