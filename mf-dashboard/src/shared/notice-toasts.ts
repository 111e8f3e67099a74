import type { Portal } from '@zielona-fala/contracts/portal';
import { defineMessages, type MessageDescriptor } from 'react-intl';
import { pathOf } from '../path-of.ts';
import { groupAddress } from './group-address.ts';

const ANSWERED = defineMessages({
  title: {
    id: 'dashboard.notice.report-answered',
    defaultMessage: 'Jest odpowiedź na Twoje zgłoszenie',
    description: 'Toast: the operator has answered a report of a problem with a question',
  },
  action: {
    id: 'dashboard.notice.report-answered.action',
    defaultMessage: 'Przeczytaj',
    description: "Goes to the operator's answer to a report",
  },
});

const HOMEWORK = defineMessages({
  title: {
    id: 'dashboard.notice.homework',
    defaultMessage: 'Masz nową pracę domową',
    description: 'Toast: the instructor of a group has set homework',
  },
  action: {
    id: 'dashboard.notice.homework.action',
    defaultMessage: 'Zobacz',
    description: 'Goes to the group whose instructor has set homework',
  },
});

export const tellOfAnswer = (portal: Portal): void => tellWith(portal, ANSWERED, pathOf('dashboard-reports'));

export const tellOfHomework = (portal: Portal, groupId: number): void =>
  tellWith(portal, HOMEWORK, groupAddress(groupId));

/** With a link to its subject. */
function tellWith(
  { toasts, navigation, intl }: Portal,
  { title, action }: Readonly<Record<'title' | 'action', MessageDescriptor>>,
  path: string,
): void {
  const words = intl();
  toasts.show({
    severity: 'info',
    title: words.formatMessage(title),
    group: 'top-right',
    action: { label: words.formatMessage(action), onPress: () => navigation.go(path) },
  });
}
