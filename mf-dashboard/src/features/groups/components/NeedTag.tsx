import { Tag } from '@zielona-fala/web-kit/ui';
import { defineMessages, type MessageDescriptor, useIntl } from 'react-intl';
import type { Need } from '../domain/need.ts';

const NEEDS: Readonly<Record<Need, MessageDescriptor>> = defineMessages({
  late: {
    id: 'dashboard.group.need.late',
    defaultMessage: 'zaległa praca domowa',
    description: 'A member has not done homework in time',
  },
  idle: {
    id: 'dashboard.group.need.idle',
    defaultMessage: 'tydzień bez ćwiczeń',
    description: 'A member has begun no test for a week',
  },
  far: {
    id: 'dashboard.group.need.far',
    defaultMessage: 'daleko do zdania',
    description: 'A member is far from passing an exam',
  },
});

/** Why a member needs help. */
export function NeedTag({ need }: { readonly need: Need }) {
  const intl = useIntl();
  return <Tag tone="warn">{intl.formatMessage(NEEDS[need])}</Tag>;
}
