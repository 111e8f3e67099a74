export { PASSWORD_WARNINGS } from './password-warnings.ts';
export { useEmailRefusals } from './use-email-refusals.ts';
