import {
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  WebAuthnAbortService,
  WebAuthnError,
} from '@simplewebauthn/browser';
import type { Portal } from '@zielona-fala/contracts/portal';

const PATH = 'v1/auth/passkeys/login';

/** Where the learner picks the passkey: in a dialog of the browser, or among what it offers for the field. */
export type Picker = 'dialog' | 'autofill';

/**
 * Signs in by a passkey that the learner picks.
 * @param signal aborted when the learner is no longer to be asked: a browser asks one thing at a time, and what is asked
 * later ends what was asked before
 * @returns false when they picked none
 * @throws ApiError
 */
export async function signInByPasskey(
  { api, session }: Portal,
  picker: Picker,
  signal?: AbortSignal,
): Promise<boolean> {
  const options = await api.request({
    path: `${PATH}/options`,
    method: 'POST',
    background: picker === 'autofill',
  });
  if (signal?.aborted) return false;
  const response = await startAuthentication({
    // as the WebAuthn standard shapes them, which the document of the API leaves to it
    optionsJSON: options as unknown as PublicKeyCredentialRequestOptionsJSON,
    useBrowserAutofill: picker === 'autofill',
  }).catch(nonePicked(picker));
  if (response === null) return false;
  const clientExtensionResults = { ...response.clientExtensionResults };
  await session.enter(`${PATH}/verify`, { response: { ...response, clientExtensionResults } });
  return true;
}

/** Takes back what waits for the learner to pick. */
export const stopAsking = (): void => WebAuthnAbortService.cancelCeremony();

/** Browsers do not say whether the learner closed the dialog, had no passkey, or was too slow. */
const NONE_PICKED = ['NotAllowedError', 'AbortError'];

const WITHOUT_PASSKEY: Readonly<Record<Picker, readonly string[]>> = {
  dialog: NONE_PICKED,
  // a browser can say that it offers passkeys for a field, and then not be able to
  autofill: [...NONE_PICKED, 'NotSupportedError'],
};

const nonePicked = (picker: Picker) => (error: unknown) => {
  if (error instanceof WebAuthnError) return null;
  if (error instanceof Error && WITHOUT_PASSKEY[picker].includes(error.name)) return null;
  throw error;
};
