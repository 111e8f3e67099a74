import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { attachShareScopeMap, bundlerRuntime } from '@module-federation/webpack-bundler-runtime';
import { initContainerEntry } from '@module-federation/webpack-bundler-runtime/dist/initContainerEntry.js';
import { provideShellPart } from './shell-part.ts';

/**
 * In the shell: provides remotes with the part of the runtime that a build without exposes leaves out, too.
 * @public imported by the entry that the plugin writes
 */
export default function provideBundlerRuntime(): ModuleFederationRuntimePlugin {
  provideShellPart({ attachShareScopeMap, bundlerRuntime: { ...bundlerRuntime, initContainerEntry } });
  return { name: 'provide-bundler-runtime' };
}
