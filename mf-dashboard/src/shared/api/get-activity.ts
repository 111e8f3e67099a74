import type { ActivityDto } from '@zielona-fala/contracts';
import { api } from '@zielona-fala/web-kit/store';

/** The streak, and what was answered on each of the last days of the learner's calendar, whatever the category. */
export const { useGetActivityQuery } = api
  .enhanceEndpoints({ addTagTypes: ['Preferences'] })
  .injectEndpoints({
    endpoints: (build) => ({
      getActivity: build.query<ActivityDto, number>({
        query: (days) => `v1/stats/activity?days=${days}`,
        // days begin and end in the time zone of the preferences
        providesTags: ['Stats', 'Preferences'],
      }),
    }),
  });
