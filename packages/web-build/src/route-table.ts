import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PageArticle, PageDeclaration, RouteTable } from '@zielona-fala/contracts/portal';

/** The articles of a collection, by name of the instance. */
export async function readCollection(
  workspace: string,
  collection: string,
): Promise<Readonly<Record<string, PageArticle>>> {
  return JSON.parse(await readFile(join(workspace, collection), 'utf8'));
}

async function withInstances(page: PageDeclaration, workspace: string): Promise<PageDeclaration> {
  if (page.collection === undefined) return page;
  const names = Object.keys(await readCollection(workspace, page.collection));
  return { ...page, instances: Object.fromEntries(names.map((name) => [name, name])) };
}

/** The route table of a remote as it is now, also while watching, with the instances of its collections. */
export async function readRouteTable(workspace: string): Promise<RouteTable> {
  const file = join(workspace, 'src/route-table.ts');
  const { mtimeMs } = await stat(file);
  const { ROUTE_TABLE } = (await import(`${pathToFileURL(file)}?${mtimeMs}`)) as { ROUTE_TABLE: RouteTable };
  const pages = Object.entries(ROUTE_TABLE).map(
    async ([name, page]) => [name, await withInstances(page, workspace)] as const,
  );
  return Object.fromEntries(await Promise.all(pages));
}
