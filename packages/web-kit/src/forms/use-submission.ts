import type { ApiFailure } from '@zielona-fala/contracts/portal';
import { type FormEvent, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { failureOrThrow } from './failure-or-throw.ts';

export interface SubmissionSteps<Values> {
  readonly send: (values: Values) => Promise<void>;
  /** Says a refusal where it belongs, e.g. beside its field; false: it is said for the form as a whole. */
  readonly refuse: (failure: ApiFailure) => boolean;
}

export interface Submission {
  /** What is left to say for the form as a whole. */
  readonly failure: ApiFailure | null;
  readonly submit: (event: FormEvent) => Promise<void>;
}

/** Sends a form that keeps its rules, once at a time. */
export function useSubmission<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  { send, refuse }: SubmissionSteps<Values>,
): Submission {
  const [failure, setFailure] = useState<ApiFailure | null>(null);
  const attempt = form.handleSubmit(async (values) => {
    setFailure(null);
    try {
      await send(values);
    } catch (error) {
      const failed = failureOrThrow(error);
      if (!refuse(failed)) setFailure(failed);
    }
  });
  return {
    failure,
    submit: async (event) => {
      event.preventDefault();
      if (!form.formState.isSubmitting) await attempt(event);
    },
  };
}
