import { createRequire } from 'node:module';

/** The runtime's packages lie beside the plugin, which chose their versions. */
const fromPlugin = createRequire(
  createRequire(import.meta.url).resolve('@module-federation/enhanced/rspack'),
);

/** Parts of the federation's runtime that the plugin takes as CommonJS. */
const PARTS = ['runtime', 'webpack-bundler-runtime', 'inject-external-runtime-core-plugin'];

const asModule = (file: string): string => file.replace(/\.cjs$/, '.js');

/** Takes them as ES modules instead, of which a build leaves out what it does not use. */
export const FEDERATION_AS_MODULES = Object.fromEntries(
  PARTS.map((part) => fromPlugin.resolve(`@module-federation/${part}`)).map((file) => [file, asModule(file)]),
);
