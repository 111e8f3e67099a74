import { type ReactNode, useId } from 'react';
import { cx } from './cx.ts';
import { NO_ENTRY, PRIORITY_ROAD, type RoadSign, STOP } from './road-signs.ts';
import * as css from './StatusMessage.module.css';
import { useFocusAtFirst } from './use-focus-at-first.ts';

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
  /** In place of a form or of what was pressed: the heading takes the focus, so that it is read out. */
  readonly takesFocus?: boolean;
  readonly className?: string | undefined;
}

/** Stop for the others. */
const SIGNS: Readonly<Partial<Record<StatusKind, RoadSign>>> = { empty: PRIORITY_ROAD, missing: NO_ENTRY };

/** What a screen says when there is nothing to show. */
export function StatusMessage(props: StatusMessageProps) {
  const { kind, title, text, action, note, level = 2, takesFocus = false, className } = props;
  const Heading = level === 1 ? 'h1' : 'h2';
  const id = useId();
  const heading = useFocusAtFirst<HTMLHeadingElement>(takesFocus);
  return (
    <section className={cx(css.message, className)} aria-labelledby={id}>
      <svg className={css.sign} viewBox="0 0 120 120" aria-hidden="true">
        {(SIGNS[kind] ?? STOP).map(([path, fill]) => (
          <path
            key={path}
            d={path}
            fill={fill ?? 'none'}
            stroke={fill ? undefined : '#fff'}
            strokeWidth="6"
          />
        ))}
      </svg>
      <Heading className={css.heading} id={id} ref={heading} tabIndex={takesFocus ? -1 : undefined}>
        {title}
      </Heading>
      <p className={css.text}>{text}</p>
      {action}
      {note ? <p className={css.note}>{note}</p> : null}
    </section>
  );
}
