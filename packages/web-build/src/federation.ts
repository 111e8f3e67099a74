import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { WEB_BUILD_DIR } from './paths.ts';

/** The runtime's packages lie beside the plugin, which chose their versions. */
const fromPlugin = createRequire(
  createRequire(import.meta.url).resolve('@module-federation/enhanced/rspack'),
);

const cjsOf = (part: string): string => fromPlugin.resolve(`@module-federation/${part}`);
const asModule = (file: string): string => file.replace(/\.cjs$/, '.js');

/** Parts of the federation's runtime that the plugin takes as CommonJS. */
const PARTS = ['runtime', 'webpack-bundler-runtime', 'inject-external-runtime-core-plugin'].map(cjsOf);

/** Replaces them with ES modules, which can be tree-shaken. */
export const FEDERATION_AS_MODULES = Object.fromEntries(PARTS.map((file) => [file, asModule(file)]));

/** In a remote, replaces the runtime common to all remotes with that of the shell. */
export const FEDERATION_OF_SHELL = {
  [cjsOf('webpack-bundler-runtime')]: join(WEB_BUILD_DIR, 'federation/bundler-runtime.ts'),
};

/** Plugin of the shell's runtime that provides it. */
export const PROVIDE_FEDERATION = join(WEB_BUILD_DIR, 'federation/provide.ts');

const CORE = dirname(createRequire(cjsOf('runtime')).resolve('@module-federation/runtime-core'));

/** @throws Error when this version of the core has no such file */
function fileOfCore(path: string): string {
  const file = join(CORE, path);
  if (!existsSync(file)) throw new Error(`${file} is gone: see what stands in for it`);
  return file;
}

/** Leaves out, in the shell, what of the core is turned off or never asked, and ranges of versions. */
export const FEDERATION_WITHOUT_EXTRAS = {
  [fileOfCore('plugins/snapshot/SnapshotHandler.js')]: join(WEB_BUILD_DIR, 'federation/no-snapshots.ts'),
  [fileOfCore('utils/semver/index.js')]: join(WEB_BUILD_DIR, 'federation/exact-versions.ts'),
  [fileOfCore('utils/preload.js')]: join(WEB_BUILD_DIR, 'federation/no-preloading.ts'),
};
