import { resendActivationLink } from '@zielona-fala/contracts/api/accounts/resend-activation-link';
import { type PortalApi, requestTo } from '@zielona-fala/contracts/portal';

export const resendLink = (api: PortalApi) => api.request(requestTo(resendActivationLink));
