import type { PortalRoutes } from '@zielona-fala/contracts/portal';

const TIMEOUT_MS = 6000;

/** @throws Error when the shell's server does not answer */
export async function fetchRoutes(): Promise<PortalRoutes> {
  const response = await fetch('/routes.json', {
    cache: 'no-cache',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (!response.ok) throw new Error(`routes.json: ${response.status}`);
  return (await response.json()) as PortalRoutes;
}
