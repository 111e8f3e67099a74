import { useEffect, useRef } from 'react';
import * as css from './ErrorSummary.module.css';
import { Icon } from './Icon.tsx';

export interface ErrorSummaryProps {
  readonly title: string;
  readonly text?: string;
}

/** What went wrong with a form as a whole; takes the focus when it appears. */
export function ErrorSummary({ title, text }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div className={css.box} role="alert" tabIndex={-1} ref={box}>
      <Icon name="error" size="large" />
      <p>
        <b>{title}</b>
        {text}
      </p>
    </div>
  );
}
