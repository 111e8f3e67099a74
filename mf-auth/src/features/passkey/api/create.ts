import { startRegistration } from '@simplewebauthn/browser';
import { addPasskey } from '@zielona-fala/contracts/api/passkeys/add-passkey';
import { beginPasskey } from '@zielona-fala/contracts/api/passkeys/begin-passkey';
import { type Portal, requestTo } from '@zielona-fala/contracts/portal';
import { isNonePicked } from '@zielona-fala/web-kit/passkey/none-picked';

/**
 * Asks the device for a passkey to the account that was just made.
 * @returns false when the learner wanted none after all
 * @throws ApiError
 */
export async function createPasskey({ api }: Portal): Promise<boolean> {
  const optionsJSON = await api.request(requestTo(beginPasskey, { body: {} }));
  const response = await startRegistration({ optionsJSON }).catch((error: unknown) => {
    if (isNonePicked(error)) return null;
    throw error;
  });
  if (response === null) return false;
  const clientExtensionResults = { ...response.clientExtensionResults };
  await api.request(requestTo(addPasskey, { body: { response: { ...response, clientExtensionResults } } }));
  return true;
}
