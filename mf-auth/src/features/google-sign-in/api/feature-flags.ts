import type { FeatureFlagDto } from '@zielona-fala/contracts';
import { api } from '@zielona-fala/web-kit/session';

const featureFlagsApi = api.injectEndpoints({
  endpoints: (build) => ({
    featureFlags: build.query<readonly FeatureFlagDto[], void>({ query: () => 'v1/featureFlags' }),
  }),
});

export const { useFeatureFlagsQuery } = featureFlagsApi;
