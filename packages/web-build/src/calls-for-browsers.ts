import { join, sep } from 'node:path';
import type { LoaderContext, RuleSetRule } from '@rspack/core';
import { isDeclaration } from '@zielona-fala/contracts/api/declare';
import { importAnew } from './import-anew.ts';
import { CONTRACTS_DIR, WEB_BUILD_DIR } from './paths.ts';

const CALLS = join(CONTRACTS_DIR, 'src/api') + sep;

/** Reads declared calls by the loader below, before anything else reads them. */
export const CALLS_FOR_BROWSERS: RuleSetRule = { test: CALLS, enforce: 'pre', use: import.meta.filename };

/** Schemas check what crosses a border, on the server alone: a browser that needs one does not build. */
export const NO_SCHEMAS = { joi: join(WEB_BUILD_DIR, 'no-joi-in-browsers') };

/** A loader that leaves of declared calls what a browser needs to make them: their schemas, and joi, stay on the server. */
export default async function callsForBrowsers(this: LoaderContext, code: string): Promise<string> {
  const declared = await importAnew(this.resourcePath, code);
  return Object.entries(declared)
    .flatMap(([name, call]) =>
      isDeclaration(call)
        ? [`export const ${name} = ${JSON.stringify({ method: call.method, path: call.path })};\n`]
        : [],
    )
    .join('');
}
