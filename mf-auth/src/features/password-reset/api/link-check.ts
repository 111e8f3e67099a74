import { useCall } from '@zielona-fala/web-kit/session';

/** Whether a reset link can still be used; does not use it up. A refusal of type `validation`: it cannot. */
export const useLinkCheck = (token: string) =>
  useCall(`v1/auth/password-reset/link?token=${encodeURIComponent(token)}`);
