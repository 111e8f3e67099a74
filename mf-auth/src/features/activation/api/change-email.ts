import type { PortalApi } from '@zielona-fala/contracts/portal';

export interface EmailWish {
  readonly newEmail: string;
  readonly password: string;
}

/** Of an account that waits for its activation: at once, and the activation mail goes there. */
export const changeEmail = (api: PortalApi, wish: EmailWish) =>
  api.request({ path: 'v1/users/change/email', method: 'PATCH', body: wish });
