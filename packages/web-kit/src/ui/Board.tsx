import type { ReactNode } from 'react';
import * as css from './Board.module.css';
import { cx } from './cx.ts';

export interface BoardProps {
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** The green sign board: one offer on a page at most. Keeps its colours in both themes. */
export function Board({ className, children }: BoardProps) {
  return (
    <div className={cx(css.board, className)}>
      <div className={css.inner}>{children}</div>
    </div>
  );
}

/** The class of a primary button on a board: white, green letters. */
export const boardButton = css.button;
