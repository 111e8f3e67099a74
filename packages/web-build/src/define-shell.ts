import { join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { type Configuration, rspack } from '@rspack/core';
import { baseConfig } from './base-config.ts';
import { buildIdOf } from './build-id.ts';
import { WEB_KIT_DIR } from './paths.ts';
import { EmitBuildId } from './plugins/emit-build-id.ts';
import { EmitCompressed } from './plugins/emit-compressed.ts';
import { KeepPreviousBuilds } from './plugins/keep-previous-builds.ts';
import { PreloadFont } from './plugins/preload-font.ts';
import { SHARED, SHARED_WITH_CONTRACT_2 } from './shared.ts';

const folder = (...names: readonly string[]) => new RegExp(`[\\\\/](${names.join('|')})[\\\\/]`);

/** What always loads together is one file each: the base of every page, and all that needs Redux. */
const TOGETHER = {
  base: {
    name: 'base',
    test: folder(
      'node_modules/(react|react-dom|scheduler|react-intl|@formatjs|intl-messageformat)',
      'node_modules/(wouter|regexparam|use-sync-external-store|path-to-regexp|lucide-react)',
      'node_modules/react-stately/dist/private/toast',
      'web-kit/src/(icons|router|session|storage|observable)',
      'contracts/src',
    ),
    chunks: 'all',
    enforce: true,
    priority: 10,
  },
  store: {
    name: 'store',
    test: folder('node_modules/(@reduxjs|react-redux|redux|redux-thunk|immer|reselect)', 'web-kit/src/store'),
    chunks: 'all',
    enforce: true,
    priority: 10,
  },
} as const;

/**
 * Build of the shell: knows no remote's address; they are found at run time.
 * @returns the whole rspack configuration
 */
export function defineShell(): Configuration {
  const workspace = process.cwd();
  const buildId = buildIdOf(workspace);
  const base = baseConfig({ workspace, name: 'shell', buildId, messageSources: [workspace, WEB_KIT_DIR] });
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
        runtimePlugins: [join(workspace, 'src/remotes/timeouts-plugin.ts')],
        shared: { ...SHARED, ...SHARED_WITH_CONTRACT_2 },
        shareStrategy: 'loaded-first',
        dts: false,
        manifest: false,
        experiments: { provideExternalRuntime: true, optimization: { target: 'web' } },
      }),
      new rspack.HtmlRspackPlugin({
        template: join(workspace, 'src/index.html'),
        scriptLoading: 'defer',
        // the server puts its parts in place of comments
        minify: false,
      }),
      new PreloadFont(),
      new rspack.DefinePlugin({ BUILD_ID: JSON.stringify(buildId) }),
      new EmitBuildId(buildId),
      new EmitCompressed(),
      new KeepPreviousBuilds({ buildId, keep: 2 }),
    ],
  };
}
