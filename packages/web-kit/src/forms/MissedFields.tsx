import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { FormattedMessage } from 'react-intl';
import * as css from './MissedFields.module.css';

export interface MissedFieldsProps<Values extends FieldValues> {
  readonly form: UseFormReturn<Values>;
  /** Labels by field, in the order of the form. */
  readonly labels: Readonly<Record<FieldPath<Values>, string>>;
}

/** After a form was sent with several errors: which fields to correct, beside the button that sends it. */
export function MissedFields<Values extends FieldValues>({ form, labels }: MissedFieldsProps<Values>) {
  const { errors, submitCount } = form.formState;
  const missed = (Object.keys(labels) as FieldPath<Values>[]).filter((name) => name in errors);
  if (submitCount === 0 || missed.length < 2) return null;
  return (
    <div className={css.missed}>
      <p>
        <FormattedMessage
          id="kit.form.missed"
          defaultMessage="Popraw {count, plural, one {# pole} few {# pola} many {# pól} other {# pola}}:"
          description="Above the list of a form's fields that have errors"
          values={{ count: missed.length }}
        />
      </p>
      <ul>
        {missed.map((name) => (
          <li key={name}>
            <button type="button" onClick={() => form.setFocus(name)}>
              {labels[name]}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
