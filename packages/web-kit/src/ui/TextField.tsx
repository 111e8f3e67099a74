import type { ComponentPropsWithRef, ReactNode } from 'react';
import * as css from './Field.module.css';
import { FieldFrame } from './FieldFrame.tsx';

interface FieldWords {
  readonly label: string;
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
}

export type TextFieldProps = FieldWords & Omit<ComponentPropsWithRef<'input'>, 'id' | 'className' | 'style'>;

/** One line of text. Takes what react-hook-form's `register` gives. */
export function TextField({ label, hint, error, ...input }: TextFieldProps) {
  return (
    <FieldFrame label={label} hint={hint} error={error}>
      {(control) => <input {...input} {...control} className={css.input} />}
    </FieldFrame>
  );
}
