import type { PortalRoutes } from '@zielona-fala/contracts/portal';

const TIMEOUT_MS = 6000;

/** Id of the element that holds the routes in the page. */
export const ROUTES_ELEMENT = 'portal-routes';

/** The routes that the shell's server wrote into this page. */
export function writtenRoutes(): PortalRoutes | null {
  const text = document.getElementById(ROUTES_ELEMENT)?.textContent;
  return text ? (JSON.parse(text) as PortalRoutes) : null;
}

/** @throws Error when the shell's server does not answer */
export async function fetchRoutes(): Promise<PortalRoutes> {
  const response = await fetch('/routes.json', {
    cache: 'no-cache',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (!response.ok) throw new Error(`routes.json: ${response.status}`);
  return (await response.json()) as PortalRoutes;
}
