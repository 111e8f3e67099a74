import { createRequire } from 'node:module';
import { join } from 'node:path';
import { type Compilation, type Configuration, rspack, type Stats } from '@rspack/core';
import { textToken } from '@zielona-fala/contracts/portal';
import type { RenderedPage } from '../../fragments/rendered-page.ts';
import { baseConfig } from '../base-config.ts';
import { WEB_BUILD_DIR, WEB_KIT_DIR } from '../paths.ts';
import { filesByImport } from './chunk-files.ts';
import type { PageAt, PrerenderedPage } from './prerendered-pages.ts';

export interface RenderBundleOptions {
  /** Name of the remote. */
  readonly name: string;
  readonly workspace: string;
  /** Folder that the bundle is written to. */
  readonly folder: string;
}

/** The remote's pages, built for Node. */
export interface RenderBundle {
  /**
   * @returns the page as it was rendered, and which modules were imported for it
   * @throws whatever the page throws
   */
  render(page: PrerenderedPage): Promise<RenderedPage & { readonly imported: readonly string[] }>;
  /**
   * @returns which modules a browser imports for the page
   * @throws whatever they throw
   */
  importsOf(page: PageAt): Promise<readonly string[]>;
}

/** What the bundle exports. */
interface Bundle {
  readonly render: (page: PrerenderedPage) => Promise<RenderedPage>;
  readonly load: (page: PageAt) => Promise<void>;
}

const BUNDLE = 'render.cjs';

function entryFor({ workspace }: RenderBundleOptions): string {
  const file = (...steps: string[]) => JSON.stringify(join(...steps));
  const code = `
    import * as remote from ${file(workspace, 'src/routes.tsx')};
    import { createLoad, createRender } from ${file(WEB_BUILD_DIR, 'fragments/render.tsx')};
    import pl from ${file(WEB_KIT_DIR, '.messages/pl.json')};
    import en from ${file(WEB_KIT_DIR, '.messages/en.json')};
    import de from ${file(WEB_KIT_DIR, '.messages/de.json')};
    export const render = createRender({ remote, kitTexts: { pl, en, de } });
    export const load = createLoad({ remote });`;
  return `data:text/javascript,${encodeURIComponent(code)}`;
}

function renderConfig(options: RenderBundleOptions): Configuration {
  const { name, workspace, folder } = options;
  // the messages are compiled by the build that this one is part of
  const {
    plugins: _,
    optimization: __,
    ...base
  } = baseConfig({
    workspace,
    name: `mf_${name}`,
    buildId: 'fragments',
    messageSources: [],
  });
  return {
    ...base,
    devtool: false,
    target: 'node24',
    entry: { render: entryFor(options) },
    output: {
      path: folder,
      filename: BUNDLE,
      chunkFilename: '[name].chunk.cjs',
      assetModuleFilename: base.output?.assetModuleFilename as string,
      library: { type: 'commonjs2' },
      chunkLoading: 'require',
      publicPath: `${textToken('origin')}/`,
    },
    // `imports` of a workspace may give this build other modules than browsers get
    resolve: { ...base.resolve, conditionNames: ['prerender', '...'] },
    optimization: { minimize: false, splitChunks: false, chunkIds: 'named', moduleIds: 'named' },
  };
}

const runCompiler = (config: Configuration): Promise<Stats> =>
  new Promise((resolve, reject) => {
    const compiler = rspack(config);
    compiler.run((error, stats) => {
      compiler.close(() => {
        if (error || !stats) reject(error ?? new Error('the compiler gave no result'));
        else if (stats.hasErrors()) reject(new Error(stats.toString({ all: false, errors: true })));
        else resolve(stats);
      });
    });
  });

function importsByFile(compilation: Compilation): ReadonlyMap<string, string> {
  return new Map(
    [...filesByImport(compilation)].flatMap(([imported, files]) =>
      files.filter((file) => file.endsWith('.cjs')).map((file) => [file, imported] as const),
    ),
  );
}

/** @throws Error when the remote's pages cannot be built */
export async function buildRenderBundle(options: RenderBundleOptions): Promise<RenderBundle> {
  const { compilation } = await runCompiler(renderConfig(options));
  const importOf = importsByFile(compilation);
  const bundle = join(options.folder, BUNDLE);
  const require = createRequire(bundle);
  let collection: string | null = null;
  const loadedFiles = () => Object.keys(require.cache).filter((file) => file.startsWith(options.folder));
  const imported = () =>
    loadedFiles().flatMap((file) => importOf.get(file.slice(options.folder.length + 1)) ?? []);
  // read anew for each page: what it imports then shows in the cache
  const readAnew = () => {
    for (const file of loadedFiles()) delete require.cache[file];
  };
  return {
    async render(page) {
      // all pages of a collection import the same
      if (page.collection === null || page.collection !== collection) readAnew();
      collection = page.collection;
      const rendered = await (require(bundle) as Bundle).render(page);
      return { ...rendered, imported: imported() };
    },
    async importsOf(page) {
      readAnew();
      collection = null;
      await (require(bundle) as Bundle).load(page);
      return imported();
    },
  };
}
