import { startAuthentication, WebAuthnAbortService } from '@simplewebauthn/browser';
import { beginPasskeySignIn } from '@zielona-fala/contracts/api/passkeys/begin-passkey-sign-in';
import { signInByPasskey } from '@zielona-fala/contracts/api/passkeys/sign-in-by-passkey';
import { type Portal, requestTo } from '@zielona-fala/contracts/portal';
import { isNonePicked } from '@zielona-fala/web-kit/passkey/none-picked';

/** Where the learner selects the passkey: in a dialog of the browser, or in the field's autofill. */
export type Picker = 'dialog' | 'autofill';

export interface PickingOptions {
  /** Aborts the request: a browser handles one at a time, and a new one ends the previous one. */
  readonly signal?: AbortSignal;
  /** Called once they have picked one, before it is sent. */
  readonly onPicked?: () => void;
}

/**
 * Signs in by a passkey that the learner picks.
 * @returns false when they picked none
 * @throws ApiError
 */
export async function signInWithPasskey(
  { api, session }: Portal,
  picker: Picker,
  { signal, onPicked }: PickingOptions = {},
): Promise<boolean> {
  const options = await api.request(requestTo(beginPasskeySignIn, {}, { background: picker === 'autofill' }));
  if (signal?.aborted) return false;
  const response = await startAuthentication({
    optionsJSON: options,
    useBrowserAutofill: picker === 'autofill',
  }).catch(nonePicked(picker));
  if (response === null) return false;
  onPicked?.();
  const clientExtensionResults = { ...response.clientExtensionResults };
  const { path, body } = requestTo(signInByPasskey, {
    body: { response: { ...response, clientExtensionResults } },
  });
  await session.enter(path, body);
  return true;
}

/** Takes back what waits for the learner to pick. */
export const stopAsking = (): void => WebAuthnAbortService.cancelCeremony();

const nonePicked = (picker: Picker) => (error: unknown) => {
  // a browser can say that it offers passkeys for a field, and then not be able to
  const isUnable = picker === 'autofill' && error instanceof Error && error.name === 'NotSupportedError';
  if (isUnable || isNonePicked(error)) return null;
  throw error;
};
