import { LOCALES } from '@zielona-fala/contracts';
import { type PagePaths, pathIn, type RouteObject, type RouteTable } from '@zielona-fala/contracts/portal';
import type { lazyPage } from './lazy-page.tsx';

const everyPath = (paths: PagePaths): readonly string[] => [
  ...new Set(LOCALES.map((locale) => pathIn(paths, locale))),
];

/** The React routes of a table: each page's element at each of its paths. */
export function routesOf<Table extends RouteTable>(
  table: Table,
  elements: Readonly<Record<keyof Table, ReturnType<typeof lazyPage>>>,
): RouteObject[] {
  return Object.entries(table).flatMap(([name, { paths }]) => {
    const element = elements[name as keyof Table];
    // a redirect has no code of its own
    const code = 'source' in element.props ? { load: element.props.source.load } : {};
    return everyPath(paths).map((path) => ({ path, element, ...code }));
  });
}
