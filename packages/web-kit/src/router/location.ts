import { useMemo } from 'react';
import { useRouter } from 'wouter';
import { navigate as navigateBrowser } from 'wouter/use-browser-location';

/** The current location, as in the address bar: not decoded. */
interface Address {
  readonly pathname: string;
  /** Empty, or with its question mark. */
  readonly search: string;
}

export interface NavigateOptions {
  /** The page before is not kept in the history. */
  readonly replace?: boolean | undefined;
  /** Kept in the history's entry. */
  readonly state?: unknown;
}

/** Navigates to a path of this origin; callable anywhere, even before the first page is rendered. */
export function navigate(to: string, options?: NavigateOptions): void {
  navigateBrowser(to, options);
}

/** Renders again when the address changes; a change of the hash alone is none. */
export function useLocation(): Address {
  const router = useRouter();
  const [pathname] = router.hook(router);
  const search = router.searchHook(router);
  return { pathname, search: search === '' || search.startsWith('?') ? search : `?${search}` };
}

/** Goes to an address of this origin. Always the same function. */
export function useNavigate(): (to: string, options?: NavigateOptions) => void {
  const router = useRouter();
  return router.hook(router)[1];
}

export function useSearchParams(): readonly [URLSearchParams] {
  const { search } = useLocation();
  return useMemo(() => [new URLSearchParams(search)], [search]);
}
