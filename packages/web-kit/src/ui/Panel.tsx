import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import * as css from './Panel.module.css';

export interface PanelProps {
  /** Id of the heading that names it. */
  readonly labelledBy?: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A separate thing on a page. Never one inside another. */
export function Panel({ labelledBy, className, children }: PanelProps) {
  return (
    <section className={cx(css.panel, className)} aria-labelledby={labelledBy}>
      {children}
    </section>
  );
}
