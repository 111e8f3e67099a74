import { addPasskey } from '@zielona-fala/contracts/api/passkeys/add-passkey';
import { beginPasskey } from '@zielona-fala/contracts/api/passkeys/begin-passkey';
import { beginPasskeySignIn } from '@zielona-fala/contracts/api/passkeys/begin-passkey-sign-in';
import { beginProof } from '@zielona-fala/contracts/api/passkeys/begin-proof';
import { confirmPasskey } from '@zielona-fala/contracts/api/passkeys/confirm-passkey';
import { listPasskeys } from '@zielona-fala/contracts/api/passkeys/list-passkeys';
import { proveByPasskey } from '@zielona-fala/contracts/api/passkeys/prove-by-passkey';
import { removePasskey } from '@zielona-fala/contracts/api/passkeys/remove-passkey';
import { renamePasskey } from '@zielona-fala/contracts/api/passkeys/rename-passkey';
import { signInByPasskey } from '@zielona-fala/contracts/api/passkeys/sign-in-by-passkey';
import { beginSecondFactor } from '@zielona-fala/contracts/api/second-factor/begin-second-factor';
import { confirmSecondFactor } from '@zielona-fala/contracts/api/second-factor/confirm-second-factor';
import { getSecondFactor } from '@zielona-fala/contracts/api/second-factor/get-second-factor';
import { replaceRecoveryCodes } from '@zielona-fala/contracts/api/second-factor/replace-recovery-codes';
import { turnOffSecondFactor } from '@zielona-fala/contracts/api/second-factor/turn-off-second-factor';
import { createAuthenticator } from '@zielona-fala/svc-identity/bench/collections';
import { Secret, TOTP } from 'otpauth';
import { type Learner, PASSWORD } from '../stage.ts';

/** A passkey of a learner. */
export interface OwnPasskey {
  /** Confirms it once a reset of the password has put it in doubt. */
  confirm(learner: Learner): Promise<void>;
  remove(learner: Learner): Promise<void>;
}

/** Adds a passkey and signs in with it. */
export async function addOwnPasskey(learner: Learner): Promise<OwnPasskey> {
  const { origin } = learner;
  const authenticator = createAuthenticator({ origin, rpId: new URL(origin).hostname });
  const creation = await learner.make(beginPasskey, { body: {} });
  const added = await learner.make(addPasskey, { body: { response: authenticator.register(creation) } });
  const passkeyId = added.id;
  await learner.make(listPasskeys);
  await learner.make(renamePasskey, { passkeyId, body: { name: 'telefon' } });
  const proof = await learner.make(beginProof);
  await learner.make(proveByPasskey, { body: { response: authenticator.signIn(proof) } });
  const request = await learner.make(beginPasskeySignIn);
  const { accessToken } = await learner.make(signInByPasskey, {
    body: { response: authenticator.signIn(request) },
  });
  learner.accessToken = accessToken;
  const body = { password: PASSWORD };
  return {
    confirm: async (later) => void (await later.make(confirmPasskey, { passkeyId, body })),
    remove: async (later) => void (await later.make(removePasskey, { passkeyId, body })),
  };
}

/** Turns the second factor on. @returns a recovery code */
export async function turnSecondFactorOn(learner: Learner): Promise<string> {
  const { secret } = await learner.make(beginSecondFactor, { body: { password: PASSWORD } });
  const code = TOTP.generate({ secret: Secret.fromBase32(secret) });
  const { recoveryCodes } = await learner.make(confirmSecondFactor, { body: { code } });
  await learner.make(getSecondFactor);
  return recoveryCodes[0] ?? '';
}

/** Has new recovery codes, and turns the second factor off with one of them. */
export async function turnSecondFactorOff(learner: Learner, recoveryCode: string): Promise<void> {
  const proofs = { password: PASSWORD, code: recoveryCode };
  const { recoveryCodes } = await learner.make(replaceRecoveryCodes, { body: proofs });
  await learner.make(turnOffSecondFactor, { body: { ...proofs, code: recoveryCodes[0] ?? '' } });
}
