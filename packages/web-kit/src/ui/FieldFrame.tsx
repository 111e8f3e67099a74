import { type ReactNode, useId } from 'react';
import * as css from './Field.module.css';
import { Icon } from './Icon.tsx';

/** What a control needs to be tied to its label, hint and error. */
export interface ControlIds {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': boolean | undefined;
}

export interface FieldFrameProps {
  readonly label: string;
  readonly hint?: ReactNode;
  /** In the learner's words: what to do. */
  readonly error?: string | undefined;
  readonly children: (control: ControlIds) => ReactNode;
}

/** Label above, hint and error below a control. */
export function FieldFrame({ label, hint, error, children }: FieldFrameProps) {
  const id = useId();
  const hintId = hint ? `${id}-hint` : undefined;
  const errorId = error ? `${id}-error` : undefined;
  const describedBy = [errorId, hintId].filter(Boolean).join(' ') || undefined;
  return (
    <div className={css.field}>
      <label className={css.label} htmlFor={id}>
        {label}
      </label>
      {children({ id, 'aria-describedby': describedBy, 'aria-invalid': error ? true : undefined })}
      {error ? (
        <p className={css.error} id={errorId}>
          <Icon name="alert" />
          <span>{error}</span>
        </p>
      ) : null}
      {hint ? (
        <div className={css.hint} id={hintId}>
          {hint}
        </div>
      ) : null}
    </div>
  );
}
