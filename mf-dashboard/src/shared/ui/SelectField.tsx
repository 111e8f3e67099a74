import { useId } from 'react';
import * as css from './SelectField.module.css';

export interface SelectFieldProps<Value extends string> {
  readonly label: string;
  /** Names the choice of none; left out where one must be chosen. */
  readonly none?: string;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly value: Value | null;
  readonly onChange: (value: Value | null) => void;
}

/** One of many, or none. */
export function SelectField<Value extends string>(props: SelectFieldProps<Value>) {
  const { label, none, options, value, onChange } = props;
  const id = useId();
  return (
    <div className={css.field}>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        value={value ?? ''}
        onChange={(event) =>
          onChange(options.find((option) => option.value === event.target.value)?.value ?? null)
        }
      >
        {none === undefined ? null : <option value="">{none}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  );
}
