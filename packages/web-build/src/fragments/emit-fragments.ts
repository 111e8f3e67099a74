import { createHash } from 'node:crypto';
import { mkdtemp, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inspect } from 'node:util';
import { type Compilation, type Compiler, rspack } from '@rspack/core';
import { LOCALES, type Locale } from '@zielona-fala/contracts';
import type { FragmentParts, FragmentsDocument, PageFiles, RemoteName } from '@zielona-fala/contracts/portal';
import {
  COLLECTED_FRAGMENT,
  FRAGMENT,
  FRAGMENT_PARTS,
  FRAGMENTS_DOCUMENT,
} from '@zielona-fala/contracts/schemas';
import type { ObjectSchema } from 'joi';
import { byKind } from '../plugins/files-by-kind.ts';
import { textOfStyles } from '../plugins/style-text.ts';
import { readRouteTable } from '../route-table.ts';
import { filesByImport } from './chunk-files.ts';
import { createPageMessages } from './page-messages.ts';
import { type PageAt, type PrerenderedPage, pagesOfBrowsers, prerenderedPages } from './prerendered-pages.ts';
import { buildRenderBundle, type RenderBundle } from './render-bundle.ts';

export interface EmitFragmentsOptions {
  /** Name of the remote. */
  readonly name: RemoteName;
  readonly workspace: string;
  readonly buildId: string;
  /** Folders whose messages the remote shows. */
  readonly messageSources: readonly string[];
}

type Files = readonly string[];

const REMOTE_ENTRY = /^remoteEntry\.\w+\.js$/;
/** Parts of pages whose code comes when the reader gets to them, by web-kit's `deferredPart`. */
const DEFERRED = /\.deferred\.tsx$/;
/** Comes with every page of the remote. */
const ROUTES = 'src/routes.tsx';

/** Emits a file whose name says its content, as those of the bundler do. @returns the name */
function emitHashed(compilation: Compilation, name: string, content: string): string {
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 8);
  const file = `fragments/${name}.${hash}.json`;
  compilation.emitAsset(file, new rspack.sources.RawSource(content));
  return file;
}

function checked<Shape>(schema: ObjectSchema<Shape>, document: Shape): string {
  const { error, value } = schema.validate(document);
  if (error) throw new Error(`fragments: ${error.message}`);
  return JSON.stringify(value);
}

const inEachLanguage = <Value>() =>
  Object.fromEntries(LOCALES.map((locale) => [locale, {}])) as Record<Locale, Record<string, Value>>;

const nameOf = (path: string): string => path.slice(1).replaceAll('/', '-') || 'home';

interface PageSources {
  /** The files that hold the modules that were imported while a page was rendered. */
  readonly filesOf: (imported: Files) => Files;
  readonly messagesOf: ReturnType<typeof createPageMessages>;
}

function filesOfPages(compilation: Compilation, always: Files, routes: string): PageSources['filesOf'] {
  const known = filesByImport(compilation);
  const filesOf = (module: string): Files => {
    const files = known.get(module);
    if (!files) throw new Error(`fragments: no file holds ${module}`);
    return files;
  };
  return (imported) => [...new Set([...always, ...[routes, ...imported].flatMap(filesOf)])];
}

/**
 * Renders the pages of a remote that ask for it in each language, by a build of the same sources for Node which is
 * thrown away, and emits them with the names of the files that each needs, and `fragments.json`, which lists them and the
 * files of the other pages. A page that throws fails the build.
 */
export class EmitFragments {
  readonly #options: EmitFragmentsOptions;

  constructor(options: EmitFragmentsOptions) {
    this.#options = options;
  }

  apply(compiler: Compiler): void {
    // after the last stage that names files
    const stage = rspack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
    compiler.hooks.thisCompilation.tap('EmitFragments', (compilation) => {
      compilation.hooks.processAssets.tapPromise({ name: 'EmitFragments', stage }, async () => {
        if (compilation.errors.length === 0) await this.#emit(compilation);
      });
    });
  }

  async #emit(compilation: Compilation): Promise<void> {
    const { name, workspace, buildId } = this.#options;
    const table = await readRouteTable(workspace);
    const remoteEntry = Object.keys(compilation.assets).find((file) => REMOTE_ENTRY.test(file));
    if (!remoteEntry) throw new Error('fragments: the build has no remoteEntry');
    const folder = await mkdtemp(join(await realpath(tmpdir()), 'fragments-'));
    try {
      const bundle = await buildRenderBundle({ ...this.#options, folder });
      const routes = join(workspace, ROUTES);
      const sources: PageSources = {
        filesOf: filesOfPages(compilation, [remoteEntry], routes),
        messagesOf: createPageMessages(compilation, { ...this.#options, routes }),
      };
      const document: FragmentsDocument = {
        format: 2,
        remote: name,
        build: buildId,
        remoteEntry,
        pages: await this.#emitPages(compilation, bundle, sources, prerenderedPages(table)),
        files: await filesIn(bundle, sources, pagesOfBrowsers(table)),
      };
      const list = new rspack.sources.RawSource(checked(FRAGMENTS_DOCUMENT, document));
      compilation.emitAsset('fragments.json', list);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }

  async #emitPages(
    compilation: Compilation,
    bundle: RenderBundle,
    sources: PageSources,
    pages: readonly PrerenderedPage[],
  ): Promise<FragmentsDocument['pages']> {
    const files = inEachLanguage<string>();
    const shared = new Map<string, string>();
    for (const page of pages) {
      const { path, locale } = page;
      const name = `${nameOf(path)}.${locale}`;
      const content = await this.#render(compilation, bundle, sources, page, shared);
      files[locale][path] = emitHashed(compilation, name, content);
    }
    return files;
  }

  /** @param shared files with the parts of collections, by collection and language; filled */
  async #render(
    compilation: Compilation,
    bundle: RenderBundle,
    sources: PageSources,
    page: PrerenderedPage,
    shared: Map<string, string>,
  ): Promise<string> {
    const { path, locale, collection } = page;
    try {
      const { html, structuredData, imported } = await bundle.render(page);
      const rendered = { format: 2, build: this.#options.buildId, html, structuredData } as const;
      if (collection === null) {
        const parts = await partsOf(compilation, sources, imported, locale);
        return checked(FRAGMENT, { ...rendered, ...parts });
      }
      const key = `${collection}-parts.${locale}`;
      const file =
        shared.get(key) ??
        emitHashed(
          compilation,
          key,
          checked(FRAGMENT_PARTS, await partsOf(compilation, sources, imported, locale)),
        );
      shared.set(key, file);
      return checked(COLLECTED_FRAGMENT, { ...rendered, parts: file });
    } catch (error) {
      throw new Error(`fragments: ${path} cannot be rendered in ${locale}\n${inspect(error)}`);
    }
  }
}

async function filesIn(
  bundle: RenderBundle,
  { filesOf }: PageSources,
  pages: readonly PageAt[],
): Promise<FragmentsDocument['files']> {
  const files = inEachLanguage<PageFiles>();
  for (const page of pages) {
    const { path, locale } = page;
    try {
      files[locale][path] = byKind(filesOf(await bundle.importsOf(page)));
    } catch (error) {
      throw new Error(`fragments: ${path} cannot be loaded in ${locale}\n${inspect(error)}`);
    }
  }
  return files;
}

async function partsOf(
  compilation: Compilation,
  { filesOf, messagesOf }: PageSources,
  imported: Files,
  locale: Locale,
): Promise<FragmentParts> {
  const modules = imported.filter((module) => !module.endsWith('.json'));
  const { styles } = byKind(filesOf(modules));
  const { scripts } = byKind(filesOf(modules.filter((module) => !DEFERRED.test(module))));
  return {
    css: textOfStyles(compilation, styles),
    styles,
    scripts,
    messages: await messagesOf(modules, locale),
  };
}
