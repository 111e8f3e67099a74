import { type Compiler, rspack } from '@rspack/core';

/** Emits `builds/latest.json`, which open pages poll to detect a newer build. */
export class EmitBuildId {
  readonly #buildId: string;

  constructor(buildId: string) {
    this.#buildId = buildId;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('EmitBuildId', (compilation) => {
      compilation.hooks.processAssets.tap('EmitBuildId', () => {
        compilation.emitAsset(
          'builds/latest.json',
          new rspack.sources.RawSource(JSON.stringify({ id: this.#buildId })),
        );
      });
    });
  }
}
