import { Icon } from '@zielona-fala/web-kit/ui';
import type { ReactNode } from 'react';
import * as css from './Notice.module.css';

export interface NoticeProps {
  readonly title: ReactNode;
  readonly children: ReactNode;
}

/** Explains why this form is shown, and what to do. */
export function Notice({ title, children }: NoticeProps) {
  return (
    <div className={css.box}>
      <Icon name="info" size="large" />
      <p>
        <b>{title}</b>
        {children}
      </p>
    </div>
  );
}
