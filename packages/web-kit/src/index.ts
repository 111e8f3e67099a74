export { applyFailure, type FieldMessages } from './forms/failures.ts';
export { useFormRules } from './forms/rules.ts';
