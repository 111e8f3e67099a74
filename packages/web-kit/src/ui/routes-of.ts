import { LOCALES } from '@zielona-fala/contracts';
import { type PagePaths, pathIn, type RouteObject, type RouteTable } from '@zielona-fala/contracts/portal';
import type { ReactElement } from 'react';

const everyPath = (paths: PagePaths): readonly string[] => [
  ...new Set(LOCALES.map((locale) => pathIn(paths, locale))),
];

/** The React routes of a table: each page's element at each of its paths. */
export function routesOf<Table extends RouteTable>(
  table: Table,
  elements: Readonly<Record<keyof Table, ReactElement>>,
): RouteObject[] {
  return Object.entries(table).flatMap(([name, { paths }]) =>
    everyPath(paths).map((path) => ({ path, element: elements[name as keyof Table] })),
  );
}
