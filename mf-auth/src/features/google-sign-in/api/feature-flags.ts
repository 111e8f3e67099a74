import { useCall } from '@zielona-fala/web-kit/session';

export const useFeatureFlags = () => useCall('v1/featureFlags');
