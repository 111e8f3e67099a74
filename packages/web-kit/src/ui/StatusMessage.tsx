import { type ReactNode, useId } from 'react';
import { cx } from './cx.ts';
import blockedRoad from './pictures/blocked-road.svg';
import clearRoad from './pictures/clear-road.svg';
import stopSign from './pictures/stop-sign.svg';
import * as css from './StatusMessage.module.css';

/** `empty`: nothing yet, the way is clear · `error`, `offline`, `unavailable`: stop and try again · `missing`: no such page. */
export type StatusKind = 'empty' | 'error' | 'offline' | 'unavailable' | 'missing';

export interface StatusMessageProps {
  readonly kind: StatusKind;
  readonly title: string;
  readonly text: ReactNode;
  /** What to do next: a button. */
  readonly action?: ReactNode;
  /** Small print, e.g. a code and time. */
  readonly note?: string;
  /** Heading level; 1 when it is the page. */
  readonly level?: 1 | 2;
  readonly className?: string | undefined;
}

/** Road signs. */
const SIGNS = {
  // D-1, priority road: the way is clear
  empty: clearRoad,
  // B-20: something failed, stop and try again
  error: stopSign,
  offline: stopSign,
  unavailable: stopSign,
  // B-2, no entry: a page that is not there
  missing: blockedRoad,
};

/** What a screen says when there is nothing to show. */
export function StatusMessage({ kind, title, text, action, note, level = 2, className }: StatusMessageProps) {
  const Heading = level === 1 ? 'h1' : 'h2';
  const id = useId();
  return (
    <section className={cx(css.message, className)} aria-labelledby={id}>
      <img className={css.sign} src={SIGNS[kind]} alt="" />
      <Heading id={id}>{title}</Heading>
      <p className={css.text}>{text}</p>
      {action}
      {note ? <p className={css.note}>{note}</p> : null}
    </section>
  );
}
