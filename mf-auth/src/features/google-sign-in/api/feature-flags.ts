import { getFeatureFlags } from '@zielona-fala/contracts/api/flags/get-feature-flags';
import { pathTo } from '@zielona-fala/contracts/portal';
import { useCall } from '@zielona-fala/web-kit/session';

export const useFeatureFlags = () => useCall(pathTo(getFeatureFlags));
