import type { Federation } from '@module-federation/webpack-bundler-runtime';

/** What remotes take of the federation's runtime besides its core, so that each need not bring it. */
export type ShellPart = Pick<Federation, 'attachShareScopeMap' | 'bundlerRuntime'>;

/** The global that holds it, named as the plugin names that of the core. */
const NAME = '_FEDERATION_BUNDLER_RUNTIME';

type Globals = typeof globalThis & { [NAME]?: ShellPart };

export function provideShellPart(part: ShellPart): void {
  (globalThis as Globals)[NAME] = part;
}

/** @throws Error in a shell that provides none: one of an earlier build */
export function takeShellPart(): ShellPart {
  const part = (globalThis as Globals)[NAME];
  if (!part) throw new Error('the shell is older than this remote');
  return part;
}
