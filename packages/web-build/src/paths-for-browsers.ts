import type { LoaderContext, RuleSetRule } from '@rspack/core';
import type { RouteTable } from '@zielona-fala/contracts/portal';
import { importAnew } from './import-anew.ts';

/** Reads route tables by the loader below, before anything else reads them. */
export const PATHS_FOR_BROWSERS: RuleSetRule = {
  test: /[\\/]mf-[a-z]+[\\/]src[\\/]route-table\.ts$/,
  enforce: 'pre',
  use: import.meta.filename,
};

/**
 * A loader that leaves of a route table what pages need to link to each other: their paths and instances. The rest is in
 * routes.json, which the shell reads.
 */
export default async function pathsForBrowsers(this: LoaderContext, code: string): Promise<string> {
  const { ROUTE_TABLE, ...others } = await importAnew(this.resourcePath, code);
  const [other] = Object.keys(others);
  if (other) throw new Error(`a route table exports ROUTE_TABLE alone, not ${other}`);
  const pages = Object.entries(ROUTE_TABLE as RouteTable).map(([name, { paths, instances }]) => [
    name,
    { paths, instances },
  ]);
  return `export const ROUTE_TABLE = ${JSON.stringify(Object.fromEntries(pages))};\n`;
}
