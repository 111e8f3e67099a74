import { join, sep } from 'node:path';
import { type Configuration, rspack } from '@rspack/core';
import { CALLS_FOR_BROWSERS, NO_SCHEMAS } from './calls-for-browsers.ts';
import { FEDERATION_AS_MODULES } from './federation.ts';
import { outputOf, REPOSITORY_DIR, WEB_BUILD_DIR } from './paths.ts';
import { CompileMessages } from './plugins/compile-messages.ts';

const STYLES_IN_LAYERS = join(WEB_BUILD_DIR, 'src/styles-in-layers.ts');
const WITHOUT_DESCRIPTIONS = join(WEB_BUILD_DIR, 'src/messages/without-descriptions.ts');
const WITHOUT_DEFAULT_MESSAGES = join(WEB_BUILD_DIR, 'src/messages/without-default-messages.ts');

export interface BaseOptions {
  /** Folder of the workspace. */
  readonly workspace: string;
  /** Unique name of the build on the page. */
  readonly name: string;
  readonly buildId: string;
  /** Folders whose messages this build compiles into its `.messages`. */
  readonly messageSources: readonly string[];
  /** Whether its own sources keep their Polish texts, which are shown where compiled messages are missing. */
  readonly keepsDefaultMessages?: boolean;
  /** Files that replace others. */
  readonly replaced?: Readonly<Record<string, string>>;
}

/** What the shell's and the remotes' builds have in common. */
export function baseConfig(options: BaseOptions): Configuration {
  const { workspace, name, buildId, messageSources, keepsDefaultMessages = true, replaced } = options;
  const folders = messageSources.map((source) => join(source, 'src') + sep);
  const saysPolish = (file: string) =>
    keepsDefaultMessages || !folders.some((folder) => file.startsWith(folder));
  return {
    name,
    context: REPOSITORY_DIR,
    mode: 'production',
    devtool: 'source-map',
    target: ['web', 'es2022'],
    output: {
      path: outputOf(workspace),
      clean: false,
      uniqueName: name,
      // one global per build: an old page must never pick up a newer build's chunk
      chunkLoadingGlobal: `zf_${name}_${buildId}`,
      filename: '[name].[contenthash:8].js',
      chunkFilename: '[name].[contenthash:8].js',
      cssFilename: '[name].[contenthash:8].css',
      cssChunkFilename: '[name].[contenthash:8].css',
      assetModuleFilename: 'assets/[name].[contenthash:8][ext]',
      crossOriginLoading: 'anonymous',
    },
    resolve: {
      extensions: ['.tsx', '.ts', '.mjs', '.js'],
      alias: {
        ...FEDERATION_AS_MODULES,
        ...replaced,
        ...NO_SCHEMAS,
        // wouter's shim for React 17 and older
        'use-sync-external-store/shim/index.js$': 'react',
        // messages are compiled at build time: the parser stays out of the browser
        '@formatjs/icu-messageformat-parser$': '@formatjs/icu-messageformat-parser/no-parser.js',
      },
    },
    module: {
      parser: { 'css/module': { namedExports: true } },
      generator: {
        // the same in every build of a file, unlike hashes; lint keeps the names of the files apart
        'css/module': { localIdentName: '[name]__[local]', exportsConvention: 'as-is' },
      },
      rules: [
        CALLS_FOR_BROWSERS,
        {
          test: /\.tsx?$/,
          type: 'javascript/auto',
          use: ({ resource = '' }) => [
            {
              loader: 'builtin:swc-loader',
              options: {
                jsc: {
                  target: 'es2022',
                  parser: { syntax: 'typescript', tsx: true },
                  transform: { react: { runtime: 'automatic' } },
                },
              },
            },
            ...(saysPolish(resource) ? [] : [WITHOUT_DEFAULT_MESSAGES]),
            WITHOUT_DESCRIPTIONS,
          ],
        },
        { test: /\.module\.css$/, type: 'css/module', use: STYLES_IN_LAYERS },
        { test: /\.css$/, exclude: /\.module\.css$/, type: 'css', sideEffects: true },
        { test: /\.(svg|woff2|png|webp)$/, type: 'asset/resource' },
        { test: /simple-icons[\\/]icons[\\/].*\.svg$/, type: 'asset/source' },
      ],
    },
    optimization: {
      chunkIds: 'deterministic',
      moduleIds: 'deterministic',
      minimizer: [
        // what one pass inlines, the next makes smaller
        new rspack.SwcJsMinimizerRspackPlugin({
          minimizerOptions: {
            ecma: 2022,
            compress: { ecma: 2022, passes: 3 },
            mangle: true,
            format: { comments: false },
          },
        }),
        new rspack.LightningCssMinimizerRspackPlugin(),
      ],
    },
    performance: { hints: false },
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'error' },
    plugins: [new CompileMessages({ workspace, sources: messageSources })],
  };
}
