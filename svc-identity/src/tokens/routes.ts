import { getKeySet } from '@zielona-fala/contracts/api/internal/get-key-set';
import { type Endpoint, serve } from '@zielona-fala/service-kit/http';
import type { KeyRing } from './key-ring.ts';

export function tokenRoutes(ring: KeyRing): Endpoint[] {
  return [
    serve(getKeySet, async ({ response }) => {
      const keys = await ring.published();
      response.set('cache-control', 'public, max-age=60');
      return { keys };
    }),
  ];
}
