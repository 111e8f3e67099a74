import { join } from 'node:path';
import { type Configuration, rspack } from '@rspack/core';
import { defineShell } from '@zielona-fala/web-build';

const LEFT_OUT = ['ModuleFederationPlugin', 'KeepPreviousBuilds'];

/** The shell, mf-public and mf-auth as one app without federation: the same sources, the same lazy pages. */
function oneBundle(): Configuration {
  const [shell = {}] = defineShell();
  const plugins = (shell.plugins ?? []).filter(
    (plugin) => !LEFT_OUT.includes(plugin?.constructor.name ?? ''),
  );
  const federation = join(import.meta.dirname, 'federation.ts');
  return {
    ...shell,
    output: { ...shell.output, path: join(import.meta.dirname, '../../results/one-bundle'), clean: true },
    plugins: [...plugins, new rspack.NormalModuleReplacementPlugin(/\/federation\.ts$/, federation)],
  };
}

export default oneBundle();
