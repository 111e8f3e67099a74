import { hkdfSync } from 'node:crypto';
import { EncryptJWT, errors, jwtDecrypt } from 'jose';

const ALGORITHM = { alg: 'dir', enc: 'A256GCM' } as const;
const KEY_BYTES = 32;

export interface Opened {
  readonly text: string;
  /** Whether an older secret sealed it, so that it should be sealed anew. */
  readonly isOutdated: boolean;
}

/** Encrypts small texts of learners for the database, each for its learner alone. */
export interface Sealed {
  seal(text: string, userId: number): Promise<string>;
  /** @throws Error for a text that no secret opens or that belongs to somebody else */
  open(sealed: string, userId: number): Promise<Opened>;
}

/**
 * @param secrets long and random, separated by commas: the first encrypts, all decrypt
 * @param purpose keeps one kind of text from being taken for another
 */
export function createSealed(secrets: string, purpose: string): Sealed {
  const keys = secrets
    .split(',')
    .map((secret) => new Uint8Array(hkdfSync('sha256', secret, '', purpose, KEY_BYTES)));
  const [current] = keys;
  if (current === undefined) throw new Error('nothing can be sealed without a secret');

  const openWith = async (key: Uint8Array, sealed: string, userId: number): Promise<string | null> => {
    try {
      const { payload } = await jwtDecrypt<{ text: string }>(sealed, key, { subject: String(userId) });
      return payload.text;
    } catch (error) {
      if (error instanceof errors.JWEDecryptionFailed) return null;
      throw error;
    }
  };

  return {
    seal: (text, userId) =>
      new EncryptJWT({ text }).setProtectedHeader(ALGORITHM).setSubject(String(userId)).encrypt(current),
    async open(sealed, userId) {
      for (const key of keys) {
        const text = await openWith(key, sealed, userId);
        if (text !== null) return { text, isOutdated: key !== current };
      }
      throw new Error(`no secret of KEY_SECRET opens the ${purpose} of a learner`);
    },
  };
}
