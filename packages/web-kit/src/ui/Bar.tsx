import type { CSSProperties } from 'react';
import * as css from './Bar.module.css';
import { cx } from './cx.ts';
import { percentOf } from './percent-of.ts';

export interface BarProps {
  /** 0..1 */
  readonly value: number;
  /** Lit green: good enough. Ink otherwise. */
  readonly good?: boolean;
  /** What it says; left out when words beside it say it. */
  readonly label?: string;
}

export function Bar({ value, good, label }: BarProps) {
  const said = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };
  const width = `${percentOf(value)}%`;
  return (
    <div className={cx(css.bar, good && css.good)} style={{ '--v': width } as CSSProperties} {...said}>
      <i />
    </div>
  );
}
