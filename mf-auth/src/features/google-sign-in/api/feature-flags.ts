import type { FeatureFlagDto } from '@zielona-fala/contracts';
import { useCall } from '@zielona-fala/web-kit/session';

export const useFeatureFlags = () => useCall<readonly FeatureFlagDto[]>('v1/featureFlags');
