import { checkResetLink } from '@zielona-fala/contracts/api/passwords/check-reset-link';
import { pathTo } from '@zielona-fala/contracts/portal';
import { useCall } from '@zielona-fala/web-kit/session';

/** Whether a reset link can still be used; does not use it up. A refusal of type `validation`: it cannot. */
export const useLinkCheck = (token: string) => useCall(pathTo(checkResetLink, { query: { token } }));
