import type { ApiFailure } from '@zielona-fala/contracts/portal';
import { applyFailure, type FieldMessages, useFields, useSubmission } from '@zielona-fala/web-kit';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { useActionFailed } from './use-action-failed.ts';

export interface ChangeSteps<Values extends FieldValues> {
  /** Rejects with the failure of its call. */
  readonly send: (values: Values) => Promise<void>;
  readonly refusals?: FieldMessages<Values>;
  /** Deals with a failure in its own way. @returns whether it did */
  readonly handle?: (failure: ApiFailure) => boolean;
}

/** A form that changes something: what is refused is said beside its field, any other failure by a toast. */
export function useChangeForm<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  { send, refusals = {}, handle }: ChangeSteps<Values>,
) {
  const sayFailed = useActionFailed();
  const tell = (failure: ApiFailure): void => {
    if (!handle?.(failure) && !applyFailure(failure, refusals, form.setError)) sayFailed(failure);
  };
  const { submit } = useSubmission(form, {
    send,
    refuse(failure) {
      tell(failure);
      return true;
    },
  });
  return { field: useFields(form), submit, tell, isPending: form.formState.isSubmitting };
}
