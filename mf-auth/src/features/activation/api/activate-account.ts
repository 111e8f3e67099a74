import { useCall } from '@zielona-fala/web-kit/session';

export const useActivateAccount = (token: string) =>
  useCall(`v1/users/account/activate?token=${encodeURIComponent(token)}`);
