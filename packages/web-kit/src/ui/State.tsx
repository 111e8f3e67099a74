import { type ReactNode, useId } from 'react';
import { cx } from './cx.ts';
import * as css from './State.module.css';
import { BlockedRoad, ClearRoad, StopSign } from './state-signs.tsx';

/** `empty`: nothing yet, the way is clear · `error`, `offline`, `resting`: stop and try again · `missing`: no such page. */
export type StateKind = 'empty' | 'error' | 'offline' | 'resting' | 'missing';

export interface StateProps {
  readonly kind: StateKind;
  readonly title: string;
  readonly text: string;
  /** What to do next: a button. */
  readonly action?: ReactNode;
  /** Small print, e.g. a code and time. */
  readonly note?: string;
  /** Heading level; 1 when it is the page. */
  readonly level?: 1 | 2;
  readonly className?: string | undefined;
}

const SIGNS = {
  empty: ClearRoad,
  error: StopSign,
  offline: StopSign,
  resting: StopSign,
  missing: BlockedRoad,
};

/** What a screen says when there is nothing to show. */
export function State({ kind, title, text, action, note, level = 2, className }: StateProps) {
  const Sign = SIGNS[kind];
  const Heading = level === 1 ? 'h1' : 'h2';
  const id = useId();
  return (
    <section className={cx(css.state, className)} aria-labelledby={id}>
      <Sign className={css.sign} />
      <Heading id={id}>{title}</Heading>
      <p className={css.text}>{text}</p>
      {action}
      {note ? <p className={css.note}>{note}</p> : null}
    </section>
  );
}
