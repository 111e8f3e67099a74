import type { CSSProperties } from 'react';
import { cx } from './cx.ts';
import * as css from './RoadGauge.module.css';

export interface RoadGaugeProps {
  readonly value: number;
  readonly max: number;
  /** Where the white stop line lies. */
  readonly mark: number;
  /** Words above the stop line. */
  readonly markLabel: string;
  /** Says the gauge in words. */
  readonly label: string;
  readonly start: string;
  readonly end: string;
  /** `goal` lights the stretch behind the mark, with no value. */
  readonly tone?: 'good' | 'bad' | 'goal';
}

const percent = (part: number, whole: number): string => `${Math.round((part / whole) * 10_000) / 100}%`;

/** A strip of asphalt with a lane line; the pass mark is a stop line. */
export function RoadGauge({ value, max, mark, markLabel, label, start, end, tone = 'good' }: RoadGaugeProps) {
  const shape = { '--v': percent(value, max), '--m': percent(mark, max) } as CSSProperties;
  return (
    <div>
      <div className={cx(css.road, css[tone])} style={shape} role="img" aria-label={label}>
        <span className={css.fill} />
        <span className={css.stopLine} />
        <span className={css.mark}>{markLabel}</span>
      </div>
      <p className={css.ends}>
        <span>{start}</span>
        <span>{end}</span>
      </p>
    </div>
  );
}
