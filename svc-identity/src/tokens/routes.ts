import { type Endpoint, endpoint } from '@zielona-fala/service-kit';
import type { KeyRing } from './key-ring.ts';

export function tokenRoutes(ring: KeyRing): Endpoint[] {
  return [
    endpoint({
      method: 'get',
      path: '/.well-known/jwks.json',
      access: 'public',
      handle: async () => ({
        body: { keys: await ring.published() },
        headers: { 'cache-control': 'public, max-age=60' },
      }),
    }),
  ];
}
