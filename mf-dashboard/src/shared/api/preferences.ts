import type { PreferencesDto } from '@zielona-fala/contracts';
import { api } from '@zielona-fala/web-kit/store';

/** The choices that go with the account. A change answers with all of them, and moves the learner in or out of rankings. */
export const { useGetPreferencesQuery, useChangePreferencesMutation } = api
  .enhanceEndpoints({ addTagTypes: ['Preferences'] })
  .injectEndpoints({
    endpoints: (build) => ({
      getPreferences: build.query<PreferencesDto, void>({
        query: () => 'v1/users/preferences',
        providesTags: ['Preferences'],
      }),
      changePreferences: build.mutation<PreferencesDto, Partial<PreferencesDto>>({
        query: (body) => ({ path: 'v1/users/preferences', method: 'PATCH', body }),
        invalidatesTags: ['Preferences', 'Ranking'],
      }),
    }),
  });
