import { useSearchParams } from '@zielona-fala/web-kit/router';
import { useInBrowser } from '@zielona-fala/web-kit/ui';

/** Where the visitor wanted to go before being asked who they are; null for nowhere in particular. */
export function useRedirectTo(): string | null {
  const [search] = useSearchParams();
  // the page was rendered for everybody, whatever the address says besides
  return useInBrowser(() => search.get('redirectTo'), null);
}

/** Keeps that place in the address of another page. */
export function useWithWayBack(): (path: string) => string {
  const redirectTo = useRedirectTo();
  return (path) => (redirectTo === null ? path : `${path}?${new URLSearchParams({ redirectTo })}`);
}
