import type { RemindersChoice, RemindersDto } from '@zielona-fala/contracts';
import { changeReminders } from '@zielona-fala/contracts/api/reminders/change-reminders';
import { getReminders } from '@zielona-fala/contracts/api/reminders/get-reminders';
import { requestTo } from '@zielona-fala/contracts/portal';
import { createSerialQueue } from '@zielona-fala/web-kit/observable';
import { api, asks } from '../../../shared/api/api.ts';

const enqueue = createSerialQueue();

/** Reminders of what is due; their time zone is the one of the preferences. */
const reminders = api.injectEndpoints({
  endpoints: (build) => ({
    getReminders: build.query({ ...asks(getReminders), providesTags: ['Reminders', 'Preferences'] }),
    /** Shown at once, and taken back when it fails. */
    changeReminders: build.mutation<RemindersDto, RemindersChoice>({
      async queryFn(choice, _api, _options, ask) {
        const { data, error } = await enqueue(() => ask(requestTo(changeReminders, { body: choice })));
        return error ? { error } : { data: data as RemindersDto };
      },
      async onQueryStarted(choice, { dispatch, queryFulfilled }) {
        const patch = dispatch(
          reminders.util.updateQueryData(
            'getReminders',
            undefined,
            (draft) => void Object.assign(draft, choice),
          ),
        );
        await queryFulfilled.catch(() => patch.undo());
      },
      invalidatesTags: ['Reminders'],
    }),
  }),
});

export const { useGetRemindersQuery, useChangeRemindersMutation } = reminders;
