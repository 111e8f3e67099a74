import { useLocale } from '@zielona-fala/web-kit/session';
import { useEffect } from 'react';
import type { ChangeHandler, FieldPath, FieldValues, RegisterOptions, UseFormReturn } from 'react-hook-form';
import { afterPress } from './press.ts';

export interface FieldOptions<Values extends FieldValues, Name extends FieldPath<Values>> {
  readonly rules: RegisterOptions<Values, Name>;
  /** A field that repeats this one: checked again when this one changes. */
  readonly repeatedBy?: FieldPath<Values>;
}

/**
 * Binds the fields of a form. An error shows when a filled field is left or the form is sent, never while it is first
 * typed, and disappears as soon as the field is valid; what the server said of a value stays until the value changes.
 * Leaving an empty field shows none: it may be a press on a link.
 */
export function useFields<Values extends FieldValues>(form: UseFormReturn<Values>) {
  const { register, trigger, getValues, getFieldState, clearErrors, formState } = form;
  const locale = useLocale();

  // errors are kept as texts: those of another language go, and come back in the right one when the form is sent
  // biome-ignore lint/correctness/useExhaustiveDependencies: the language is what the effect waits for
  useEffect(() => clearErrors(), [locale, clearErrors]);

  const recheckRepeat = (repeat: FieldPath<Values> | undefined) => {
    if (repeat && getValues(repeat) !== '') void trigger(repeat);
  };

  return <Name extends FieldPath<Values>>(name: Name, { rules, repeatedBy }: FieldOptions<Values, Name>) => {
    const { error } = getFieldState(name, formState);
    const binding = register(name, rules);
    const onBlur: ChangeHandler = async (event) => {
      await binding.onBlur(event);
      if (event.target.value === '') return;
      await afterPress();
      // what is said of this value stays; the press may have sent the form
      if (getFieldState(name).error) return;
      void trigger(name);
      recheckRepeat(repeatedBy);
    };
    const onChange: ChangeHandler = async (event) => {
      await binding.onChange(event);
      if (!error) return;
      void trigger(name);
      recheckRepeat(repeatedBy);
    };
    return { ...binding, error: error?.message, onBlur, onChange };
  };
}

/** What {@link useFields} gives: ties a field to its form. */
export type BindField<Values extends FieldValues> = ReturnType<typeof useFields<Values>>;
