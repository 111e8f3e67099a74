import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RouteTable } from '@zielona-fala/contracts/portal';

/** The route table of a remote as it is now, also while watching. */
export async function readRouteTable(workspace: string): Promise<RouteTable> {
  const file = join(workspace, 'src/route-table.ts');
  const { mtimeMs } = await stat(file);
  const { ROUTE_TABLE } = (await import(`${pathToFileURL(file)}?${mtimeMs}`)) as { ROUTE_TABLE: RouteTable };
  return ROUTE_TABLE;
}
