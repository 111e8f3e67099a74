import { Button, cx } from '@zielona-fala/web-kit/ui';
import { useSyncExternalStore } from 'react';
import type { ShownNotices } from './notices.ts';
import * as css from './Standalone.module.css';

/** The remote's toasts, oldest first. */
export function Notices({ notices }: { readonly notices: ShownNotices }) {
  const shown = useSyncExternalStore(notices.shown.subscribe, notices.shown.get);
  return (
    <div role="status" className={css.notices}>
      {shown.map(({ id, severity, title, text, action }) => (
        <div key={id} className={cx(css.notice)}>
          <span>
            {severity}: <strong>{title}</strong> {text}
          </span>
          {action ? (
            <Button kind="quiet" onPress={action.onPress}>
              {action.label}
            </Button>
          ) : null}
          <Button kind="quiet" onPress={() => notices.close(id)}>
            Close
          </Button>
        </div>
      ))}
    </div>
  );
}
