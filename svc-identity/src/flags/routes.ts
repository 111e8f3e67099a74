import { RESPONSES } from '@zielona-fala/contracts/responses';
import { type Endpoint, endpoint } from '@zielona-fala/service-kit/http';
import type { Flags } from './flags.ts';

export function flagRoutes(flags: Flags): Endpoint[] {
  return [
    endpoint({
      method: 'get',
      path: '/api/v1/featureFlags',
      summary: 'The feature flags that are on',
      access: 'public',
      returns: RESPONSES.featureFlags,
      handle: () => flags(),
    }),
  ];
}
