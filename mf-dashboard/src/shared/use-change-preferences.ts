import type { PreferencesDto } from '@zielona-fala/contracts';
import { usePortal } from '@zielona-fala/web-kit/session';
import { useChangePreferencesMutation, useGetPreferencesQuery } from './api/preferences.ts';

/**
 * Changes preferences, a time zone among them. In another one, the streak may be another: the header reads its own with the
 * level.
 */
export function useChangePreferences() {
  const { session } = usePortal();
  const { data } = useGetPreferencesQuery();
  const [change, { isLoading }] = useChangePreferencesMutation();
  return {
    isLoading,
    async change(wanted: Partial<PreferencesDto>) {
      const done = await change(wanted);
      if (done.data && done.data.timeZone !== data?.timeZone) void session.readLevel?.();
      return done;
    },
  };
}
