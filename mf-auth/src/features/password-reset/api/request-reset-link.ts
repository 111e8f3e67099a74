import type { StatusDto } from '@zielona-fala/contracts';
import type { PortalApi } from '@zielona-fala/contracts/portal';

export const requestResetLink = (api: PortalApi, email: string) =>
  api.request<StatusDto>({ path: 'v1/auth/password-reset/link', method: 'POST', body: { email } });
