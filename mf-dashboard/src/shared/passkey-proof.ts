import {
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  WebAuthnError,
} from '@simplewebauthn/browser';
import type { PortalApi } from '@zielona-fala/contracts/portal';

const PATH = 'v1/auth/passkeys/proof';

/** Browsers do not say whether the learner closed the dialog, had no passkey, or was too slow. */
const NONE_PICKED = ['NotAllowedError', 'AbortError'];

/**
 * Shows by a passkey that whoever is signed in is still the learner; the server counts it for ten minutes of this session.
 * @returns false when they picked none
 * @throws ApiError
 */
export async function proveByPasskey(api: PortalApi): Promise<boolean> {
  const options = await api.request({ path: `${PATH}/options`, method: 'POST' });
  const response = await startAuthentication({
    // as the WebAuthn standard shapes them, which the document of the API leaves to it
    optionsJSON: options as unknown as PublicKeyCredentialRequestOptionsJSON,
  }).catch(nonePicked);
  if (response === null) return false;
  const clientExtensionResults = { ...response.clientExtensionResults };
  await api.request({
    path: `${PATH}/verify`,
    method: 'POST',
    body: { response: { ...response, clientExtensionResults } },
  });
  return true;
}

function nonePicked(error: unknown): null {
  if (error instanceof WebAuthnError) return null;
  if (error instanceof Error && NONE_PICKED.includes(error.name)) return null;
  throw error;
}
