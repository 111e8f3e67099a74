import { getFeatureFlags } from '@zielona-fala/contracts/api/flags/get-feature-flags';
import { type Endpoint, serve } from '@zielona-fala/service-kit/http';
import type { Flags } from './flags.ts';

export function flagRoutes(flags: Flags): Endpoint[] {
  return [serve(getFeatureFlags, () => flags())];
}
