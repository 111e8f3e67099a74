import type { ReactNode } from 'react';
import { ToggleButton } from 'react-aria-components/ToggleButton';
import { ToggleButtonGroup } from 'react-aria-components/ToggleButtonGroup';
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
  return (
    <ToggleButtonGroup
      className={cx(css.group, wide && css.wide)}
      aria-label={label}
      disallowEmptySelection
      selectionMode="single"
      selectedKeys={[value]}
      onSelectionChange={(keys) => {
        const chosen = options.find((option) => keys.has(option.value));
        if (chosen) onChange(chosen.value);
      }}
    >
      {options.map((option) => (
        <ToggleButton key={option.value} id={option.value} className={cx(css.option)}>
          {option.label}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
