import type { CSSProperties } from 'react';
import { cx } from './cx.ts';
import * as css from './Lights.module.css';

/** `on` achieved · `done` counted, not judged · `bad` wrong · `now` current · `off` still to come · `gap` a stroke between parts. */
export type Light = 'on' | 'done' | 'bad' | 'now' | 'off' | 'gap';

export interface LightsProps {
  readonly lights: readonly Light[];
  /** Says the row in words. */
  readonly label: string;
  readonly big?: boolean;
  /** The lit ones come on one by one, once. */
  readonly lightUp?: boolean;
  readonly className?: string | undefined;
}

const placeOf = (index: number) => ({ '--n': index }) as CSSProperties;

/** A row of lights: whatever moves the learner forward. */
export function Lights({ lights, label, big, lightUp, className }: LightsProps) {
  return (
    <div
      className={cx(css.row, big && css.big, lightUp && css.lightUp, className)}
      role="img"
      aria-label={label}
    >
      {lights.map((light, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a light is its place in the row
        <i key={index} className={css[light]} style={lightUp ? placeOf(index) : undefined} />
      ))}
    </div>
  );
}
