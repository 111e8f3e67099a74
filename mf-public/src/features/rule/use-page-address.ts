import { DEFAULT_LOCALE } from '@zielona-fala/contracts';
import { languagePrefixOf } from '@zielona-fala/contracts/portal';
import { useLocation } from '@zielona-fala/web-kit/router';
import type { PageAddress } from './told-rule.ts';

/** The page that is open, in the language of its address: while the language changes, the interface is ahead of it. */
export function usePageAddress(): PageAddress {
  const { pathname: path } = useLocation();
  return { path, locale: languagePrefixOf(path) ?? DEFAULT_LOCALE };
}
