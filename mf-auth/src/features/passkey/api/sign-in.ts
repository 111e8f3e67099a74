import { startAuthentication, WebAuthnAbortService, WebAuthnError } from '@simplewebauthn/browser';
import { beginPasskeySignIn } from '@zielona-fala/contracts/api/passkeys/begin-passkey-sign-in';
import { signInByPasskey } from '@zielona-fala/contracts/api/passkeys/sign-in-by-passkey';
import { type Portal, requestTo } from '@zielona-fala/contracts/portal';

/** Where the learner picks the passkey: in a dialog of the browser, or among what it offers for the field. */
export type Picker = 'dialog' | 'autofill';

/**
 * Signs in by a passkey that the learner picks.
 * @param signal aborted when the learner is no longer to be asked: a browser asks one thing at a time, and what is asked
 * later ends what was asked before
 * @returns false when they picked none
 * @throws ApiError
 */
export async function signInWithPasskey(
  { api, session }: Portal,
  picker: Picker,
  signal?: AbortSignal,
): Promise<boolean> {
  const options = await api.request(requestTo(beginPasskeySignIn, {}, { background: picker === 'autofill' }));
  if (signal?.aborted) return false;
  const response = await startAuthentication({
    optionsJSON: options,
    useBrowserAutofill: picker === 'autofill',
  }).catch(nonePicked(picker));
  if (response === null) return false;
  const clientExtensionResults = { ...response.clientExtensionResults };
  const { path, body } = requestTo(signInByPasskey, {
    body: { response: { ...response, clientExtensionResults } },
  });
  await session.enter(path, body);
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
