import { startAuthentication } from '@simplewebauthn/browser';
import { beginProof } from '@zielona-fala/contracts/api/passkeys/begin-proof';
import { proveByPasskey } from '@zielona-fala/contracts/api/passkeys/prove-by-passkey';
import { type PortalApi, requestTo } from '@zielona-fala/contracts/portal';
import { isNonePicked } from '@zielona-fala/web-kit/passkey/none-picked';

/**
 * Authenticates the signed-in learner again by passkey; valid for ten minutes in this session.
 * @returns false when they picked none
 * @throws ApiError
 */
export async function showPasskey(api: PortalApi): Promise<boolean> {
  const options = await api.request(requestTo(beginProof));
  const response = await startAuthentication({ optionsJSON: options }).catch((error: unknown) => {
    if (isNonePicked(error)) return null;
    throw error;
  });
  if (response === null) return false;
  const clientExtensionResults = { ...response.clientExtensionResults };
  await api.request(
    requestTo(proveByPasskey, { body: { response: { ...response, clientExtensionResults } } }),
  );
  return true;
}
