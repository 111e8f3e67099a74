import { join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { type Chunk, type Configuration, rspack } from '@rspack/core';
import { baseConfig } from './base-config.ts';
import { buildIdOf } from './build-id.ts';
import { FEDERATION_WITHOUT_EXTRAS, PROVIDE_FEDERATION } from './federation.ts';
import { outputOf, WEB_KIT_DIR } from './paths.ts';
import { EmitBuildId } from './plugins/emit-build-id.ts';
import { EmitCompressed } from './plugins/emit-compressed.ts';
import { EmitEntryFiles, SERVER_FOLDER } from './plugins/emit-entry-files.ts';
import { KeepPreviousBuilds } from './plugins/keep-previous-builds.ts';
import { PreloadFont } from './plugins/preload-font.ts';
import { SHARED, SHARED_WITH_CONTRACT_2 } from './shared.ts';

/** Modules of these folders and files. */
const modulesOf = (...names: readonly string[]) => new RegExp(`[\\\\/](${names.join('|')})([\\\\/]|\\.ts$)`);

/** What always loads together is one file each: the base of every page, and all that needs Redux. */
const TOGETHER = {
  base: {
    name: 'base',
    test: modulesOf(
      'node_modules/(react|react-dom|scheduler|react-intl|@formatjs|intl-messageformat)',
      'node_modules/(wouter|regexparam|lucide-react)',
      'web-kit/src/(icons|router|session|storage|observable)',
      // what only later pages need, such as exams and pushes, stays with them
      'contracts/src/(portal|http|browser/(stored-keys|token-claims)|api/(accounts|sessions)|brand|locales)',
    ),
    chunks: ({ name }: Chunk) => name !== 'icons',
    enforce: true,
    priority: 10,
  },
  store: {
    name: 'store',
    test: modulesOf(
      'node_modules/(@reduxjs|@standard-schema|react-redux|redux|redux-thunk|immer|reselect|use-sync-external-store)',
      'web-kit/src/store',
    ),
    chunks: 'all',
    enforce: true,
    priority: 10,
  },
} as const;

/**
 * Builds of the shell: for the browser, for its server, and of scripts that stand for themselves. Contains no remote's URL; remotes are
 * found at run time.
 * @returns the whole rspack configuration
 */
export function defineShell(): Configuration[] {
  const workspace = process.cwd();
  const buildId = buildIdOf(workspace);
  return [
    browserConfig(workspace, buildId),
    serverConfig(workspace, buildId),
    inlineConfig(workspace, buildId),
  ];
}

/** The frame for the server: one file that needs no package, since it is bundled with all that it takes. */
function serverConfig(workspace: string, buildId: string): Configuration {
  const {
    plugins: _,
    optimization: __,
    ...base
  } = baseConfig({
    workspace,
    name: 'shell',
    buildId,
    messageSources: [],
  });
  return {
    ...base,
    name: 'shell_server',
    // which compiles the messages
    dependencies: ['shell'],
    devtool: false,
    target: 'node24',
    entry: { frame: join(workspace, 'src/server.tsx') },
    output: {
      path: join(outputOf(workspace), SERVER_FOLDER),
      filename: 'frame.cjs',
      assetModuleFilename: base.output?.assetModuleFilename as string,
      library: { type: 'commonjs2' },
      publicPath: '/',
    },
    optimization: { minimize: false, splitChunks: false },
    plugins: [
      new rspack.DefinePlugin({ BUILD_ID: JSON.stringify(buildId) }),
      new rspack.optimize.LimitChunkCountPlugin({ maxChunks: 1 }),
    ],
  };
}

/** Scripts that the server writes into the page or answers itself, each a file of its own. */
function inlineConfig(workspace: string, buildId: string): Configuration {
  const { plugins: _, ...base } = baseConfig({
    workspace,
    name: 'shell_inline',
    buildId,
    messageSources: [],
  });
  const sources = join(workspace, 'src');
  return {
    ...base,
    devtool: false,
    entry: {
      'inline-head': join(sources, 'inline/inline-head.ts'),
      'inline-ahead': join(sources, 'inline/inline-ahead.ts'),
      'inline-end': join(sources, 'inline/inline-end.ts'),
      'service-worker': join(sources, 'worker/service-worker.ts'),
      'removing-worker': join(sources, 'worker/removing-worker.ts'),
    },
    output: { path: join(outputOf(workspace), SERVER_FOLDER), filename: '[name].js' },
  };
}

function browserConfig(workspace: string, buildId: string): Configuration {
  const base = baseConfig({
    workspace,
    name: 'shell',
    buildId,
    messageSources: [workspace, WEB_KIT_DIR],
    replaced: FEDERATION_WITHOUT_EXTRAS,
  });
  return {
    ...base,
    entry: { main: join(workspace, 'src/main.ts') },
    output: { ...base.output, publicPath: '/' },
    optimization: { ...base.optimization, splitChunks: { cacheGroups: TOGETHER } },
    plugins: [
      ...(base.plugins ?? []),
      new ModuleFederationPlugin({
        name: 'shell',
        remotes: {},
        runtimePlugins: [join(workspace, 'src/remotes/timeouts-plugin.ts'), PROVIDE_FEDERATION],
        shared: { ...SHARED, ...SHARED_WITH_CONTRACT_2 },
        shareStrategy: 'loaded-first',
        dts: false,
        manifest: false,
        experiments: { provideExternalRuntime: true, optimization: { target: 'web', disableSnapshot: true } },
      }),
      new rspack.HtmlRspackPlugin({
        template: join(workspace, 'src/index.html'),
        // the server names the files
        inject: false,
        // the server puts its parts in place of comments
        minify: false,
      }),
      new PreloadFont(),
      new rspack.DefinePlugin({ BUILD_ID: JSON.stringify(buildId) }),
      new EmitBuildId(buildId),
      new EmitEntryFiles({
        buildId,
        start: join(workspace, 'src/start.tsx'),
        store: join(workspace, 'src/state/store-parts.tsx'),
      }),
      new EmitCompressed(),
      new KeepPreviousBuilds({ buildId, keep: 2 }),
    ],
  };
}
