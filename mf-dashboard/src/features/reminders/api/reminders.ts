import type { RemindersChoice } from '@zielona-fala/contracts';
import { changeReminders } from '@zielona-fala/contracts/api/reminders/change-reminders';
import { getReminders } from '@zielona-fala/contracts/api/reminders/get-reminders';
import { requestTo } from '@zielona-fala/contracts/portal';
import { api, asks } from '../../../shared/api/api.ts';

/** Reminders of what is due; their time zone is the one of the preferences. */
export const { useGetRemindersQuery, useChangeRemindersMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    getReminders: build.query({ ...asks(getReminders), providesTags: ['Reminders', 'Preferences'] }),
    changeReminders: build.mutation({
      ...asks((body: RemindersChoice) => requestTo(changeReminders, { body })),
      invalidatesTags: ['Reminders'],
    }),
  }),
});
