import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import { percentOf } from './percent-of.ts';
import * as css from './Ring.module.css';

export interface RingProps {
  /** Filled share, 0..1. */
  readonly value: number;
  readonly tone?: 'lamp' | 'warn';
  /** What it says; left out when words beside it say it. */
  readonly label?: string;
  /** Width and height: small 24 px, medium 40 px, large 48 px, xlarge 72 px. */
  readonly size?: 'small' | 'medium' | 'large' | 'xlarge';
  readonly className?: string | undefined;
  readonly children?: ReactNode;
}

/** Time or level as a ring around a figure. */
export function Ring({ value, tone = 'lamp', label, size = 'medium', className, children }: RingProps) {
  const lit = percentOf(value);
  const said = label ? { role: 'img', 'aria-label': label } : {};
  return (
    <span className={cx(css.ring, css[size], tone === 'warn' && css.warn, className)} {...said}>
      <svg viewBox="0 0 48 48" aria-hidden="true">
        <circle className={css.track} cx="24" cy="24" r="20" />
        {lit > 0 ? (
          <circle
            className={css.lit}
            cx="24"
            cy="24"
            r="20"
            pathLength={100}
            strokeDasharray={`${lit} 100`}
          />
        ) : null}
      </svg>
      {children === undefined ? null : <span aria-hidden={label ? true : undefined}>{children}</span>}
    </span>
  );
}
