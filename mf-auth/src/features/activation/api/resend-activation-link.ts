import type { StatusDto } from '@zielona-fala/contracts';
import type { PortalApi } from '@zielona-fala/contracts/portal';

export const resendActivationLink = (api: PortalApi) =>
  api.request<StatusDto>({ path: 'v1/users/resend-activation-link', method: 'PATCH', body: {} });
