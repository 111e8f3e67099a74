import { confirmEmail } from '@zielona-fala/contracts/api/emails/confirm-email';
import type { ApiFailure } from '@zielona-fala/contracts/portal';
import { type PortalApi, requestTo } from '@zielona-fala/contracts/portal';
import { failureOrThrow } from '@zielona-fala/web-kit';
import { usePortal } from '@zielona-fala/web-kit/session';
import { useCallback, useEffect, useState } from 'react';

/** An invalid, expired or used token is a 422 on `token`; so is an address that has been taken since, with the code `taken`. */
const confirmNewEmail = (api: PortalApi, token: string) =>
  api.request(requestTo(confirmEmail, { query: { token } }));

export type ConfirmationState = 'asking' | 'confirmed' | ApiFailure;

export interface Confirmation {
  readonly state: ConfirmationState;
  readonly repeat: () => void;
}

/** Confirms the address of a link by one call, as soon as it is opened. */
export function useConfirmation(token: string): Confirmation {
  const { api, session } = usePortal();
  const [state, setState] = useState<ConfirmationState>('asking');

  const ask = useCallback(async () => {
    setState('asking');
    try {
      await confirmNewEmail(api, token);
    } catch (error) {
      return setState(failureOrThrow(error));
    }
    setState('confirmed');
    // the profile shows the old address until the next load
    if (session.getState().status === 'signed-in') await session.reloadUser().catch(() => undefined);
  }, [api, session, token]);

  useEffect(() => {
    void ask();
  }, [ask]);
  return { state, repeat: () => void ask() };
}
