import { Icon, Tag } from '@zielona-fala/web-kit/ui';
import { FormattedMessage } from 'react-intl';
import * as css from '../../../shared/player/PlayerHeader.module.css';
import type { Unsaved } from '../run/answer-queue.ts';

/** Says how many answers are not saved yet, and whether the connection is the cause. */
export function UnsavedTag({ unsaved: { count, isOffline } }: { readonly unsaved: Unsaved }) {
  return (
    <span className={css.unsaved} role="status">
      <Tag tone="warn">
        <Icon name="arrowsRepeat" size="small" />
        {isOffline ? (
          <FormattedMessage
            id="dashboard.exam.unsaved.offline"
            defaultMessage="Offline, niezapisane: {count}"
            description="Small sign: there is no connection, so many answers are not saved yet and are tried again; keep it very short"
            values={{ count }}
          />
        ) : (
          <FormattedMessage
            id="dashboard.exam.unsaved"
            defaultMessage="Niezapisane: {count}"
            description="Small sign: so many answers could not be saved yet and are tried again; keep it very short"
            values={{ count }}
          />
        )}
      </Tag>
    </span>
  );
}
