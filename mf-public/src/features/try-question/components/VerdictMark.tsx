import { cx, Icon } from '@zielona-fala/web-kit/ui';
import * as css from './VerdictMark.module.css';

export type Verdict = 'right' | 'wrong';

export interface VerdictMarkProps {
  readonly verdict: Verdict;
  readonly className?: string | undefined;
}

/** Right is round with a tick, wrong is square with a cross: never told by colour alone. The words stand beside it. */
export function VerdictMark({ verdict, className }: VerdictMarkProps) {
  return (
    <span className={cx(css.mark, css[verdict], className)}>
      <Icon name={verdict === 'right' ? 'check' : 'close'} className={css.drawing} />
    </span>
  );
}
