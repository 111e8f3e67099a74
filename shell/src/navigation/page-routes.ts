import type { PortalRoutes } from '@zielona-fala/contracts/portal';
import { fetchJson } from '../fetch-json.ts';

/** @throws Error when the shell's server does not answer */
export const fetchRoutes = (): Promise<PortalRoutes> => fetchJson('/routes.json');
