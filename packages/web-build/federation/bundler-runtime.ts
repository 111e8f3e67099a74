import { init } from '@module-federation/runtime';
import { takeShellPart } from './shell-part.ts';

const { attachShareScopeMap, bundlerRuntime } = takeShellPart();

/**
 * In a remote, in place of the module that the plugin takes: the shell's functions, and what is each container's own.
 * @public imported by the entry that the plugin writes
 */
export default {
  runtime: { init },
  instance: undefined,
  initOptions: undefined,
  bundlerRuntime: { ...bundlerRuntime, S: {} },
  attachShareScopeMap,
  bundlerRuntimeOptions: {},
};
