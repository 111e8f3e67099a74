import type { PortalApi } from '@zielona-fala/contracts/portal';

export const resendActivationLink = (api: PortalApi) =>
  api.request({ path: 'v1/users/resend-activation-link', method: 'PATCH', body: {} });
