import type { ComponentPropsWithRef, ReactNode } from 'react';
import * as css from './CheckBox.module.css';

export interface CheckBoxProps
  extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'id' | 'className' | 'style'> {
  /** What it turns on, as text. */
  readonly children: ReactNode;
}

/** Turns one thing on or off. Takes what react-hook-form's `register` gives. */
export function CheckBox({ children, ...input }: CheckBoxProps) {
  return (
    <label className={css.check}>
      <input {...input} type="checkbox" />
      {children}
    </label>
  );
}
