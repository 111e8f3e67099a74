import type { ActivityDto } from '@zielona-fala/contracts';
import { getActivity } from '@zielona-fala/contracts/api/stats/get-activity';
import { requestTo } from '@zielona-fala/contracts/portal';
import { api } from '@zielona-fala/web-kit/store';

/** As many days back as the week of the streak needs, whatever day it is today. */
export const STREAK_DAYS = 7;

/** The streak, and what was answered on each of the last days of the learner's calendar, whatever the category. */
export const { useGetActivityQuery } = api
  .enhanceEndpoints({ addTagTypes: ['Preferences'] })
  .injectEndpoints({
    endpoints: (build) => ({
      getActivity: build.query<ActivityDto, number>({
        query: (days) => requestTo(getActivity, { query: { days } }),
        // days begin and end in the time zone of the preferences
        providesTags: ['Stats', 'Preferences'],
      }),
    }),
  });
