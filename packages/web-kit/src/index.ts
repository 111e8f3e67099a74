export { FailureNotice } from './forms/FailureNotice.tsx';
export { failureOrThrow } from './forms/failure-or-throw.ts';
export { applyFailure, type FieldMessages } from './forms/failures.ts';
export { MissedFields } from './forms/MissedFields.tsx';
export {
  type PasswordOwner,
  type PasswordWarning,
  usePasswordWarning,
} from './forms/password-warning.ts';
export { useFormRules } from './forms/rules.ts';
export { useFailureWords } from './forms/use-failure-words.ts';
export { type BindField, useFields } from './forms/use-fields.ts';
export { useSubmission } from './forms/use-submission.ts';
export { useSignOut } from './use-sign-out.ts';
export { useUserOnReturn } from './use-user-on-return.ts';
