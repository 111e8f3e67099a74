import type { PreferencesDto } from '@zielona-fala/contracts';
import { changePreferences } from '@zielona-fala/contracts/api/preferences/change-preferences';
import { getPreferences } from '@zielona-fala/contracts/api/preferences/get-preferences';
import { requestTo } from '@zielona-fala/contracts/portal';
import { api } from '@zielona-fala/web-kit/store';

/** The choices that go with the account. A change answers with all of them, and moves the learner in or out of rankings. */
export const { useGetPreferencesQuery, useChangePreferencesMutation } = api
  .enhanceEndpoints({ addTagTypes: ['Preferences'] })
  .injectEndpoints({
    endpoints: (build) => ({
      getPreferences: build.query<PreferencesDto, void>({
        query: () => requestTo(getPreferences),
        providesTags: ['Preferences'],
      }),
      changePreferences: build.mutation<PreferencesDto, Partial<PreferencesDto>>({
        query: (body) => requestTo(changePreferences, { body }),
        invalidatesTags: ['Preferences', 'Ranking'],
      }),
    }),
  });
