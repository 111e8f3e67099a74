import { join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import type { Configuration } from '@rspack/core';
import { baseConfig } from './base-config.ts';
import { buildIdOf } from './build-id.ts';
import { SHARED } from './shared.ts';

export interface RemoteOptions {
  /** Name of the federated container, as in the shell's remotes.json (`dashboard` → `mf_dashboard`). */
  readonly name: string;
}

/**
 * Build of a remote: one expose, `./routes`, from `src/routes.tsx` of the workspace it is run in.
 * @returns the whole rspack configuration
 */
export function defineRemote({ name }: RemoteOptions): Configuration {
  const workspace = process.cwd();
  const buildId = buildIdOf(workspace);
  const base = baseConfig({ workspace, name: `mf_${name}`, buildId, messageSources: [workspace] });
  return {
    ...base,
    entry: {},
    output: { ...base.output, publicPath: 'auto' },
    plugins: [
      ...(base.plugins ?? []),
      new ModuleFederationPlugin({
        name: `mf_${name}`,
        filename: 'remoteEntry.[contenthash:8].js',
        exposes: { './routes': join(workspace, 'src/routes.tsx') },
        shared: SHARED,
        shareStrategy: 'loaded-first',
        dts: false,
        manifest: true,
        experiments: { optimization: { target: 'web' } },
      }),
    ],
  };
}
