import type { FeatureFlagDto } from '@zielona-fala/contracts';
import { RESPONSES } from '@zielona-fala/contracts/responses';
import { type Endpoint, endpoint } from '@zielona-fala/service-kit/http';

/** @param names the flags that are on, separated by commas */
export function flagRoutes(names: string): Endpoint[] {
  const flags: FeatureFlagDto[] = names
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '')
    .map((name) => ({ name }));
  return [
    endpoint({
      method: 'get',
      path: '/api/v1/featureFlags',
      access: 'public',
      returns: RESPONSES.featureFlags,
      handle: () => flags,
    }),
  ];
}
