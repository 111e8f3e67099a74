import { join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { type Configuration, rspack } from '@rspack/core';
import type { RemoteName } from '@zielona-fala/contracts/portal';
import { baseConfig } from './base-config.ts';
import { buildIdOf } from './build-id.ts';
import { standaloneConfig } from './dev/standalone-config.ts';
import { FEDERATION_OF_SHELL } from './federation.ts';
import { EmitFragments } from './fragments/emit-fragments.ts';
import { messageSourcesOf } from './messages/sources.ts';
import { WEB_KIT_DIR } from './paths.ts';
import { PATHS_FOR_BROWSERS } from './paths-for-browsers.ts';
import { CompileMessages } from './plugins/compile-messages.ts';
import { EmitCompressed } from './plugins/emit-compressed.ts';
import { EmitRoutes } from './plugins/emit-routes.ts';
import { KeepPreviousBuilds } from './plugins/keep-previous-builds.ts';
import { OwnStylesOnly } from './plugins/own-styles-only.ts';
import { SHARED } from './shared.ts';

export interface RemoteOptions {
  /** Name of the federated container, as in the shell's remotes.json (`dashboard` → `mf_dashboard`). */
  readonly name: RemoteName;
  /** Writes what the sources import and is not in the repository; `prepare.ts` of the workspace, which tests run, too. */
  readonly prepare?: () => Promise<void>;
  /** Folder of the workspace whose files are emitted as they are. */
  readonly files?: string;
}

/** What the command line says of itself to a configuration. */
interface Command {
  readonly RSPACK_SERVE?: boolean;
}

/**
 * The build of a remote (one expose, `./routes`, from `src/routes.tsx` of the workspace it is run in, and routes.json), and under
 * `rspack serve` its page of its own.
 * @returns the whole rspack configuration, once the command is known
 */
export function defineRemote(options: RemoteOptions): (command: Command) => Promise<Configuration> {
  const { name, prepare } = options;
  const workspace = process.cwd();
  return async ({ RSPACK_SERVE }) => {
    await prepare?.();
    return RSPACK_SERVE ? standaloneConfig({ name, workspace }) : federatedConfig(options, workspace);
  };
}

function federatedConfig({ name, files }: RemoteOptions, workspace: string): Configuration {
  const buildId = buildIdOf(workspace);
  const messageSources = messageSourcesOf(workspace);
  const base = baseConfig({
    workspace,
    name: `mf_${name}`,
    buildId,
    messageSources,
    // the shell mounts no remote without its texts
    keepsDefaultMessages: false,
    replaced: FEDERATION_OF_SHELL,
  });
  return {
    ...base,
    entry: {},
    output: { ...base.output, publicPath: 'auto' },
    module: { ...base.module, rules: [PATHS_FOR_BROWSERS, ...(base.module?.rules ?? [])] },
    plugins: [
      ...(base.plugins ?? []),
      ...(files ? [new rspack.CopyRspackPlugin({ patterns: [join(workspace, files)] })] : []),
      new OwnStylesOnly(),
      new EmitRoutes({ name, workspace }),
      new CompileMessages({ workspace: WEB_KIT_DIR, sources: [WEB_KIT_DIR] }),
      new EmitFragments({ name, workspace, buildId, messageSources }),
      new EmitCompressed(),
      new KeepPreviousBuilds({ buildId, keep: 2 }),
      new ModuleFederationPlugin({
        name: `mf_${name}`,
        filename: 'remoteEntry.[contenthash:8].js',
        exposes: { './routes': join(workspace, 'src/routes.tsx') },
        shared: SHARED,
        shareStrategy: 'loaded-first',
        dts: false,
        manifest: true,
        experiments: { externalRuntime: true, optimization: { target: 'web', disableSnapshot: true } },
      }),
    ],
  };
}
