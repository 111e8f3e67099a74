import type { SerializedError } from '@reduxjs/toolkit';
import type { ApiFailure } from '@zielona-fala/contracts/portal';
import { failureOf, usePortal } from '@zielona-fala/web-kit/session';
import { useIntl } from 'react-intl';

interface Answer {
  readonly error?: ApiFailure | SerializedError | undefined;
}

/** Says why something about a group failed. */
export function useGroupFailed(): (failure: ApiFailure | null) => void {
  const intl = useIntl();
  const { toasts } = usePortal();
  return (failure) => {
    const code = failure?.code;
    toasts.show({
      severity: 'error',
      title:
        code === 'too-many-groups'
          ? intl.formatMessage({
              id: 'dashboard.groups.too-many',
              defaultMessage: 'Masz już tyle grup, ile można. Opuść albo usuń jedną.',
              description: 'There is no room for another group',
            })
          : code === 'group-full'
            ? intl.formatMessage({
                id: 'dashboard.groups.full',
                defaultMessage: 'Ta grupa jest pełna. Powiedz o tym instruktorowi.',
                description: 'A group takes no more members',
              })
            : code === 'too-much-homework'
              ? intl.formatMessage({
                  id: 'dashboard.homework.too-much',
                  defaultMessage: 'Grupa ma już tyle zadań, ile można. Usuń jedno.',
                  description: 'A group takes no more homework',
                })
              : intl.formatMessage({
                  id: 'dashboard.groups.failed',
                  defaultMessage: 'Nie udało się. Spróbuj jeszcze raz za chwilę.',
                  description: 'Something about a group could not be changed',
                }),
    });
  };
}

/** Does something to a group, and says when that failed. @returns whether it is done */
export function useGroupAction(): (action: PromiseLike<Answer>) => Promise<boolean> {
  const sayFailed = useGroupFailed();
  return async (action) => {
    const { error } = await action;
    if (error) sayFailed(failureOf(error));
    return !error;
  };
}
