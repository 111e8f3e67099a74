import { addressOf, type PageDeclaration } from '@zielona-fala/contracts/portal';
import { useLocale } from '@zielona-fala/web-kit/session';

/** Paths of a table's pages by name, in the interface's language; of a page with instances, at one of them. */
export function usePath<Page extends string>(
  table: Readonly<Record<Page, PageDeclaration>>,
): (page: Page, instance?: string) => string {
  const locale = useLocale();
  return (page, instance) => addressOf(table[page], locale, instance);
}
