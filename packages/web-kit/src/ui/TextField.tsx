import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cx } from './cx.ts';
import * as css from './Field.module.css';
import { FieldFrame } from './FieldFrame.tsx';

interface FieldWords {
  readonly label: string;
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
}

export type TextFieldProps = FieldWords & Omit<ComponentPropsWithRef<'input'>, 'id' | 'className' | 'style'>;

export type TextAreaProps = FieldWords &
  Omit<ComponentPropsWithRef<'textarea'>, 'id' | 'className' | 'style'>;

/** Several lines of text; grows with them where the browser can. Takes what react-hook-form's `register` gives. */
export function TextArea({ label, hint, error, ...textarea }: TextAreaProps) {
  return (
    <FieldFrame label={label} hint={hint} error={error}>
      {(control) => <textarea rows={6} {...textarea} {...control} className={cx(css.input, css.lines)} />}
    </FieldFrame>
  );
}

/** One line of text. Takes what react-hook-form's `register` gives. */
export function TextField({ label, hint, error, ...input }: TextFieldProps) {
  return (
    <FieldFrame label={label} hint={hint} error={error}>
      {(control) => <input {...input} {...control} className={css.input} />}
    </FieldFrame>
  );
}
