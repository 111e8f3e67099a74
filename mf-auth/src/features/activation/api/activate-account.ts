import { activateAccount } from '@zielona-fala/contracts/api/accounts/activate-account';
import { pathTo } from '@zielona-fala/contracts/portal';
import { useCall } from '@zielona-fala/web-kit/session';

export const useActivateAccount = (token: string) => useCall(pathTo(activateAccount, { query: { token } }));
