import { join, sep } from 'node:path';
import type { Compiler } from '@rspack/core';
import { DEFAULT_LOCALE, LOCALES } from '@zielona-fala/contracts';
import { compileMessages } from '../messages/compile.ts';

export interface CompileMessagesOptions {
  readonly workspace: string;
  readonly sources: readonly string[];
}

/**
 * Extracts, checks and compiles the messages before each build; a missing translation fails it. While watching, it is
 * an error of that build only, and goes away once the translation is there.
 */
export class CompileMessages {
  readonly #options: CompileMessagesOptions;
  #failure: Error | null = null;

  constructor(options: CompileMessagesOptions) {
    this.#options = options;
  }

  apply(compiler: Compiler): void {
    const { workspace, sources } = this.#options;
    const run = () => compileMessages({ sources, outDir: join(workspace, '.messages') });
    compiler.hooks.beforeRun.tapPromise('CompileMessages', run);
    compiler.hooks.watchRun.tapPromise('CompileMessages', async ({ modifiedFiles }) => {
      if (modifiedFiles?.size && ![...modifiedFiles].some((file) => this.#holdsMessages(file))) return;
      this.#failure = await run().then(
        () => null,
        (error: Error) => error,
      );
    });
    compiler.hooks.afterCompile.tap('CompileMessages', (compilation) => {
      compilation.fileDependencies.addAll(this.#translations());
      if (this.#failure) compilation.errors.push(this.#failure);
    });
  }

  #holdsMessages(file: string): boolean {
    return this.#options.sources.some((source) =>
      ['src', 'lang'].some((folder) => file.startsWith(join(source, folder) + sep)),
    );
  }

  #translations(): string[] {
    const translated = LOCALES.filter((locale) => locale !== DEFAULT_LOCALE);
    return this.#options.sources.flatMap((source) =>
      translated.map((locale) => join(source, 'lang', `${locale}.json`)),
    );
  }
}
