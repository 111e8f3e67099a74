export { NewPasswordFields } from './NewPasswordFields.tsx';
export { PASSWORD_REFUSALS } from './password-refusals.ts';
export { useEmailRefusals } from './use-email-refusals.ts';
