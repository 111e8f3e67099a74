import { join } from 'node:path';
import type { Compiler } from '@rspack/core';
import { compileMessages } from '../messages/compile.ts';

export interface CompileMessagesOptions {
  readonly workspace: string;
  readonly sources: readonly string[];
}

/** Extracts, checks and compiles the messages before each build; a missing translation fails it. */
export class CompileMessages {
  readonly #options: CompileMessagesOptions;

  constructor(options: CompileMessagesOptions) {
    this.#options = options;
  }

  apply(compiler: Compiler): void {
    const { workspace, sources } = this.#options;
    const run = () => compileMessages({ sources, outDir: join(workspace, '.messages') });
    compiler.hooks.beforeRun.tapPromise('CompileMessages', run);
    compiler.hooks.watchRun.tapPromise('CompileMessages', run);
  }
}
