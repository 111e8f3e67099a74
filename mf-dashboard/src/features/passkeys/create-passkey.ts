import type {
  PublicKeyCredentialCreationOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/browser';

/** Why a device made no passkey: it has one, or the learner did not want to. */
export type NoPasskey = 'known' | 'not-made';

/** Asks the device for a new passkey. The code for it is loaded when it is first wanted. */
export async function createPasskey(
  optionsJSON: PublicKeyCredentialCreationOptionsJSON,
): Promise<RegistrationResponseJSON | NoPasskey> {
  const { startRegistration } = await import('@simplewebauthn/browser');
  try {
    return await startRegistration({ optionsJSON });
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    if (error.name === 'InvalidStateError') return 'known';
    // browsers do not say whether the learner closed the dialog or was too slow
    if (error.name === 'NotAllowedError' || error.name === 'AbortError') return 'not-made';
    throw error;
  }
}
