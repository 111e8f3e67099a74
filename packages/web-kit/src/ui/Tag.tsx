import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import * as css from './Tag.module.css';

export interface TagProps {
  readonly tone?: 'plain' | 'go' | 'stop' | 'warn' | 'info';
  readonly children: ReactNode;
}

export function Tag({ tone = 'plain', children }: TagProps) {
  return <span className={cx(css.tag, css[tone])}>{children}</span>;
}
