import type { StatusDto } from '@zielona-fala/contracts';
import { useCall } from '@zielona-fala/web-kit/session';

export const useActivateAccount = (token: string) =>
  useCall<StatusDto>(`v1/users/account/activate?token=${encodeURIComponent(token)}`);
