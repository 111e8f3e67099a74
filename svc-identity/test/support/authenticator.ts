import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import { isoCBOR } from '@simplewebauthn/server/helpers';

const PRESENT = 0x01;
const VERIFIED = 0x04;
const WITH_CREDENTIAL = 0x40;

/** What an answer is made of; a test changes what should be refused. */
export interface Answering {
  readonly origin: string;
  readonly rpId: string;
  readonly isVerified: boolean;
  readonly counter: number;
  readonly userHandle: string;
  /** Which model it is, in hexadecimal. */
  readonly aaguid: string;
}

export interface Authenticator {
  readonly id: string;
  /** As `navigator.credentials.create` answers. */
  register(
    options: { challenge: string; user: { id: string } },
    changes?: Partial<Answering>,
  ): RegistrationResponseJSON;
  /** As `navigator.credentials.get` answers; counts up. */
  signIn(options: { challenge: string }, changes?: Partial<Answering>): AuthenticationResponseJSON;
}

/** An authenticator with one discoverable P-256 credential, without attestation. */
export function createAuthenticator(page: Pick<Answering, 'origin' | 'rpId'>): Authenticator {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const credentialId = randomBytes(32);
  const id = credentialId.toString('base64url');
  let userHandle = '';
  let counter = 0;

  const answering = (changes: Partial<Answering>): Answering => ({
    ...page,
    isVerified: true,
    counter,
    userHandle,
    aaguid: '00'.repeat(16),
    ...changes,
  });
  const clientData = (type: string, challenge: string, { origin }: Answering) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  const authenticatorData = (flags: number, answer: Answering, ...rest: Buffer[]) => {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(answer.counter);
    const allFlags = PRESENT | (answer.isVerified ? VERIFIED : 0) | flags;
    return Buffer.concat([sha256(answer.rpId), Buffer.from([allFlags]), count, ...rest]);
  };
  const credential = { id, rawId: id, type: 'public-key', clientExtensionResults: {} } as const;

  return {
    id,
    register({ challenge, user }, changes = {}) {
      userHandle = user.id;
      const answer = answering(changes);
      const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
      const cose = new Map<number, number | Uint8Array<ArrayBuffer>>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, bytesOf(x)],
        [-3, bytesOf(y)],
      ]);
      const length = Buffer.alloc(2);
      length.writeUInt16BE(credentialId.length);
      const aaguid = Buffer.from(answer.aaguid, 'hex');
      const key = Buffer.from(isoCBOR.encode(cose));
      const authData = authenticatorData(WITH_CREDENTIAL, answer, aaguid, length, credentialId, key);
      const attestation = new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', new Uint8Array(authData)],
      ]);
      return {
        ...credential,
        response: {
          clientDataJSON: clientData('webauthn.create', challenge, answer).toString('base64url'),
          attestationObject: Buffer.from(isoCBOR.encode(attestation as never)).toString('base64url'),
          transports: ['internal'],
        },
      };
    },
    signIn({ challenge }, changes = {}) {
      counter += 1;
      const answer = answering(changes);
      const data = clientData('webauthn.get', challenge, answer);
      const authData = authenticatorData(0, answer);
      return {
        ...credential,
        response: {
          clientDataJSON: data.toString('base64url'),
          authenticatorData: authData.toString('base64url'),
          signature: sign('sha256', Buffer.concat([authData, sha256(data)]), privateKey).toString(
            'base64url',
          ),
          userHandle: answer.userHandle,
        },
      };
    },
  };
}

const sha256 = (data: string | Buffer): Buffer => createHash('sha256').update(data).digest();
const bytesOf = (text: string) => new Uint8Array(Buffer.from(text, 'base64url'));
