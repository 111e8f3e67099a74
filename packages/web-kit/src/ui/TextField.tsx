import { type ComponentPropsWithRef, type ReactNode, useEffect, useRef } from 'react';
import { cx } from './cx.ts';
import * as css from './Field.module.css';
import { FieldFrame } from './FieldFrame.tsx';
import { filterInput } from './filter-input.ts';
import { INPUT_MODES, type InputFilter } from './input-filters.ts';

interface FieldWords {
  readonly label: string;
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
}

type InputProps = Omit<ComponentPropsWithRef<'input'>, 'id' | 'className' | 'style'>;

/** What every field of one line takes: its words, and what react-hook-form's `register` gives. */
export type FieldProps = FieldWords & InputProps;

export interface TextFieldProps extends FieldProps {
  /** What can be typed: other characters do not arrive. Rules still say whether the whole is right. */
  readonly filter?: InputFilter;
}

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
export function TextField({ label, hint, error, filter, ref, ...input }: TextFieldProps) {
  const element = useRef<HTMLInputElement>(null);
  useEffect(() => {
    return filter && element.current ? filterInput(element.current, filter) : undefined;
  }, [filter]);
  const refBoth = (node: HTMLInputElement | null) => {
    element.current = node;
    if (typeof ref === 'function') return ref(node);
    if (ref) ref.current = node;
  };
  return (
    <FieldFrame label={label} hint={hint} error={error}>
      {(control) => (
        <input
          inputMode={filter && INPUT_MODES[filter]}
          {...input}
          {...control}
          ref={refBoth}
          className={css.input}
        />
      )}
    </FieldFrame>
  );
}

/** An e-mail address. Takes what react-hook-form's `register` gives. */
export function EmailField(props: Omit<FieldProps, 'type'>) {
  return (
    <TextField
      type="email"
      filter="email"
      autoComplete="email"
      autoCapitalize="none"
      spellCheck={false}
      {...props}
    />
  );
}
