import { cx, Icon } from '@zielona-fala/web-kit/ui';
import * as css from './Mark.module.css';

/** Right or passed: a round green mark with a tick. Wrong or failed: a square red one with a cross. Words stand beside it. */
export function Mark({ good }: { readonly good: boolean }) {
  return (
    <span className={cx(css.mark, good ? css.good : css.bad)}>
      <Icon name={good ? 'check' : 'close'} size="small" />
    </span>
  );
}
