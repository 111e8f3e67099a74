import type { PortalApi } from '@zielona-fala/contracts/portal';

export const requestResetLink = (api: PortalApi, email: string) =>
  api.request({ path: 'v1/auth/password-reset/link', method: 'POST', body: { email } });
