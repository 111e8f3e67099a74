import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { type ChangeSteps, useChangeForm } from '../../shared/use-change-form.ts';
import { useGroupFailed } from './use-group-action.ts';

/** A form about a group: what groups have no room for is said in its own words. */
export function useGroupForm<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  { send, handle }: Omit<ChangeSteps<Values>, 'refusals'>,
) {
  const sayFailed = useGroupFailed();
  return useChangeForm(form, {
    send,
    handle(failure) {
      if (!handle?.(failure)) sayFailed(failure);
      return true;
    },
  });
}
