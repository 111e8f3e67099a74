import { deleteTest } from '@zielona-fala/contracts/api/exams/delete-test';
import { requestTo } from '@zielona-fala/contracts/portal';
import { usePortal } from '@zielona-fala/web-kit/session';
import { useIntl } from 'react-intl';
import { api, asks } from './api/api.ts';

/** An unfinished test is gone; a finished one leaves the history only. */
const { useDeleteTestMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    deleteTest: build.mutation({
      ...asks((testId: number) => requestTo(deleteTest, { testId })),
      invalidatesTags: ['Tests', 'Unfinished'],
    }),
  }),
});

export interface Removal {
  readonly isRemoving: boolean;
  /** @returns whether the exam is gone */
  remove(testId: number): Promise<boolean>;
}

/** Deletes an exam and says when that failed. */
export function useRemoval(): Removal {
  const intl = useIntl();
  const { toasts } = usePortal();
  const [deleteTest, { isLoading }] = useDeleteTestMutation();
  return {
    isRemoving: isLoading,
    async remove(testId) {
      try {
        await deleteTest(testId).unwrap();
        return true;
      } catch {
        toasts.show({
          severity: 'error',
          title: intl.formatMessage({
            id: 'dashboard.delete.failed',
            defaultMessage: 'Nie udało się usunąć testu. Spróbuj jeszcze raz.',
            description: 'Deleting a test did not work',
          }),
        });
        return false;
      }
    },
  };
}
