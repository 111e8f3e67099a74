import { readFile } from 'node:fs/promises';
import type { Compiler } from '@rspack/core';
import { foreignStyles } from './foreign-styles.ts';

const STYLES = /\.css$/;
const LOCAL_STYLES = /\.module\.css$/;

/** Refuses a build whose style sheets could reach beyond the elements that carry its own classes. */
export class OwnStylesOnly {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('OwnStylesOnly', (compilation) => {
      compilation.hooks.finishModules.tapPromise('OwnStylesOnly', async (modules) => {
        const files = [...modules].flatMap((module) => {
          const { resource } = module as { resource?: string };
          return resource && STYLES.test(resource) ? [resource] : [];
        });
        await Promise.all(
          [...new Set(files)].map(async (file) => {
            const faults = LOCAL_STYLES.test(file)
              ? foreignStyles(await readFile(file, 'utf8'))
              : ['is no CSS module'];
            for (const fault of faults) compilation.errors.push(new Error(`${file}: ${fault}`));
          }),
        );
      });
    });
  }
}
