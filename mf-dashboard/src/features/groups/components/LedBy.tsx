import type { GroupDto } from '@zielona-fala/contracts';
import { FormattedMessage } from 'react-intl';
import { nameOf } from '../domain/name-of.ts';

/** Who leads a group that the learner has joined. */
export const LedBy = ({ group: { instructor } }: { readonly group: GroupDto }) => (
  <FormattedMessage
    id="dashboard.groups.joined"
    defaultMessage="Prowadzi {instructor}"
    description="Who leads a group that the learner has joined"
    values={{ instructor: nameOf(instructor) }}
  />
);
