import type { PreferencesDto } from '@zielona-fala/contracts';
import { changePreferences } from '@zielona-fala/contracts/api/preferences/change-preferences';
import { getPreferences } from '@zielona-fala/contracts/api/preferences/get-preferences';
import { requestTo } from '@zielona-fala/contracts/portal';
import { api, asks } from './api.ts';

/** The choices that go with the account. A change answers with all of them, and moves the learner in or out of rankings. */
export const { useGetPreferencesQuery, useChangePreferencesMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    getPreferences: build.query({ ...asks(getPreferences), providesTags: ['Preferences'] }),
    changePreferences: build.mutation({
      ...asks((body: Partial<PreferencesDto>) => requestTo(changePreferences, { body }, { keepalive: true })),
      invalidatesTags: ['Preferences', 'Ranking'],
    }),
  }),
});
