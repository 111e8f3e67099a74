import type { PortalApi } from '@zielona-fala/contracts/portal';

/** A bad, old or used token is a 422 on `token`; so is an address that somebody has taken meanwhile, with the code `taken`. */
export const confirmEmail = (api: PortalApi, token: string) =>
  api.request({
    path: `v1/users/change/email/confirm?token=${encodeURIComponent(token)}`,
    method: 'PATCH',
  });
