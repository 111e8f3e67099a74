import { type ReactNode, useId } from 'react';
import { cx } from './cx.ts';
import * as css from './Segmented.module.css';

export interface SegmentedOption<Value extends string> {
  readonly value: Value;
  readonly label: ReactNode;
}

export interface SegmentedProps<Value extends string> {
  /** Names the group. */
  readonly label: string;
  readonly options: readonly SegmentedOption<Value>[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  /** Fills its line. */
  readonly wide?: boolean;
}

/** One of a few, all in sight: language, theme, a view. */
export function Segmented<Value extends string>({
  label,
  options,
  value,
  onChange,
  wide,
}: SegmentedProps<Value>) {
  const name = useId();
  return (
    <div className={cx(css.group, wide && css.wide)} role="radiogroup" aria-label={label}>
      {options.map((option) => (
        <label key={option.value} className={css.option}>
          <input
            className={css.input}
            type="radio"
            name={name}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          {option.label}
        </label>
      ))}
    </div>
  );
}
