import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { DEFAULT_LOCALE, LOCALES, type Locale } from '@zielona-fala/contracts';
import { checkDeclaredOnce } from './declared-once.ts';

type Catalogues = Record<Locale, Translations>;

export interface CompileOptions {
  /** Workspace folders: `src` holds the messages with their Polish text, `lang/<locale>.json` the translations. */
  readonly sources: readonly string[];
  /**
   * Folder that gets `<locale>.json` with the compiled messages of all sources, and `<part>.<locale>.json` for each part
   * that a source's `lang/parts.json` names.
   */
  readonly outDir: string;
}

/** Beginnings of the ids of a part's messages, by the part's name. */
type Parts = Readonly<Record<string, readonly string[]>>;

async function partsOf(source: string): Promise<Parts> {
  const file = join(source, 'lang', 'parts.json');
  return existsSync(file) ? (JSON.parse(await readFile(file, 'utf8')) as Parts) : {};
}

const messagesOf = (all: Record<string, unknown>, beginnings: readonly string[]) =>
  Object.fromEntries(
    Object.entries(all).filter(([id]) => beginnings.some((beginning) => id.startsWith(beginning))),
  );

async function extractPolish(source: string, scratch: string): Promise<Translations> {
  const outFile = join(scratch, `${basename(source)}.extracted.json`);
  await formatjs([
    'extract',
    `${source}/src/**/*.{ts,tsx}`,
    '--format',
    'simple',
    '--throws',
    '--out-file',
    outFile,
  ]);
  return JSON.parse(await readFile(outFile, 'utf8')) as Translations;
}

async function cataloguesOf(source: string, scratch: string): Promise<Catalogues> {
  const polish = await extractPolish(source, scratch);
  const catalogues: Catalogues = { pl: polish, en: {}, de: {} };
  for (const locale of LOCALES) {
    if (locale === DEFAULT_LOCALE) continue;
    const file = join(source, 'lang', `${locale}.json`);
    const translations = JSON.parse(await readFile(file, 'utf8')) as Translations;
    const { missing, unused } = checkTranslations(polish, translations);
    if (missing.length > 0) throw new MissingTranslations(file, missing);
    for (const id of unused) console.warn(`unused message ${id} in ${file}`);
    catalogues[locale] = translations;
  }
  return catalogues;
}

/** Leaves an unchanged file alone: a watching build must not be triggered by its own output. */
async function writeIfOther(file: string, text: string): Promise<void> {
  if (existsSync(file) && (await readFile(file, 'utf8')) === text) return;
  const draft = `${file}.${process.pid}.tmp`;
  await writeFile(draft, text);
  await rename(draft, file);
}

/**
 * Extracts the messages, checks that each is declared once and that every language has them all, and compiles them.
 * @throws MissingTranslations when a language lacks a message; Error when a message is not valid ICU, or declared twice
 */
export async function compileMessages({ sources, outDir }: CompileOptions): Promise<void> {
  const scratch = await mkdtemp(join(tmpdir(), 'messages-'));
  try {
    await Promise.all(sources.map(checkDeclaredOnce));
    const all = await Promise.all(sources.map((source) => cataloguesOf(source, scratch)));
    const parts: Parts = Object.assign({}, ...(await Promise.all(sources.map(partsOf))));
    await mkdir(outDir, { recursive: true });
    await Promise.all(
      LOCALES.map(async (locale) => {
        const merged: Translations = Object.assign({}, ...all.map((catalogues) => catalogues[locale]));
        const plain = join(scratch, `${locale}.json`);
        const compiled = join(scratch, `${locale}.compiled.json`);
        await writeFile(plain, JSON.stringify(merged));
        await formatjs(['compile', plain, '--format', 'simple', '--ast', '--out-file', compiled]);
        const text = await readFile(compiled, 'utf8');
        await writeIfOther(join(outDir, `${locale}.json`), text);
        for (const [part, beginnings] of Object.entries(parts)) {
          const messages = messagesOf(JSON.parse(text), beginnings);
          await writeIfOther(join(outDir, `${part}.${locale}.json`), JSON.stringify(messages));
        }
      }),
    );
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
}

/** Message texts by id. */
type Translations = Record<string, string>;

interface TranslationCheck {
  readonly missing: readonly string[];
  readonly unused: readonly string[];
}

/** Compares the messages that the sources use with those that a language offers. An empty text counts as missing. */
function checkTranslations(used: Translations, offered: Translations): TranslationCheck {
  return {
    missing: Object.keys(used).filter((id) => !offered[id]?.trim()),
    unused: Object.keys(offered).filter((id) => !(id in used)),
  };
}

/** A language lacks messages that the sources use. */
class MissingTranslations extends Error {
  constructor(file: string, ids: readonly string[]) {
    super(`${file} lacks ${ids.length} message(s): ${ids.join(', ')}`);
    this.name = 'MissingTranslations';
  }
}

const require = createRequire(import.meta.url);
const CLI = join(dirname(require.resolve('@formatjs/cli/package.json')), 'bin/formatjs');
const run = promisify(execFile);

/**
 * Runs the formatjs command line.
 * @throws Error with the tool's output
 */
async function formatjs(args: readonly string[]): Promise<void> {
  await run(process.execPath, [CLI, ...args]);
}
