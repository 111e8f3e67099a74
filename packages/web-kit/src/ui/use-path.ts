import { type PageDeclaration, pathIn } from '@zielona-fala/contracts/portal';
import { useLocale } from '@zielona-fala/web-kit/session';

/** Paths of a table's pages by name, in the interface's language. */
export function usePath<Page extends string>(
  table: Readonly<Record<Page, PageDeclaration>>,
): (page: Page) => string {
  const locale = useLocale();
  return (page) => pathIn(table[page].paths, locale);
}
