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

const percent = (share: number): string => `${Math.round(share * 10_000) / 100}%`;

/**
 * A strip of asphalt with a lane line; the pass mark is a stop line. Measures stand in attributes of the drawing: the
 * content security policy takes no style from a page's HTML.
 */
export function RoadGauge({ value, max, mark, markLabel, label, start, end, tone = 'good' }: RoadGaugeProps) {
  const passed = percent(mark / max);
  const [from, length] = tone === 'goal' ? [mark, max - mark] : [0, value];
  return (
    <div>
      <svg className={css.road} role="img" aria-label={label}>
        <rect className={css.asphalt} width="100%" height="100%" rx="8" />
        <line className={css.lane} x1={percent(value / max)} x2="100%" y1="50%" y2="50%" />
        <rect
          className={cx(css.fill, css[tone])}
          x={percent(from / max)}
          width={percent(length / max)}
          height="100%"
        />
        <rect className={css.stopLine} x={passed} width="6" height="100%" />
        <text className={css.mark} x={passed}>
          {markLabel}
        </text>
      </svg>
      <p className={css.ends}>
        <span>{start}</span>
        <span>{end}</span>
      </p>
    </div>
  );
}
