import { getActivity } from '@zielona-fala/contracts/api/stats/get-activity';
import { requestTo } from '@zielona-fala/contracts/portal';
import { api, asks } from './api.ts';

/** As many days back as the week of the streak needs, whatever day it is today. */
export const STREAK_DAYS = 7;

/** The streak, and what was answered on each of the last days of the learner's calendar, whatever the category. */
export const { useGetActivityQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    getActivity: build.query({
      ...asks((days: number) => requestTo(getActivity, { query: { days } })),
      // days begin and end in the time zone of the preferences
      providesTags: ['Stats', 'Preferences'],
    }),
  }),
});
