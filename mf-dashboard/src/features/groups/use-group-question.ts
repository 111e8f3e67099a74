import type { Confirmation } from '@zielona-fala/contracts/portal';
import { usePortal } from '@zielona-fala/web-kit/session';
import { useIntl } from 'react-intl';

/** Asks before something of a group changes; the other choice is to leave it. @returns whether the learner is sure */
export function useGroupQuestion(): (question: Omit<Confirmation, 'cancelLabel'>) => Promise<boolean> {
  const intl = useIntl();
  const { dialogs } = usePortal();
  return (question) =>
    dialogs.confirm({
      ...question,
      cancelLabel: intl.formatMessage({
        id: 'dashboard.group.keep',
        defaultMessage: 'Zostaw',
        description: 'Leaves a group as it is',
      }),
    });
}
