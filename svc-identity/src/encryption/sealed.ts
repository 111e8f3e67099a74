import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { derivedKeys } from './derived-keys.ts';

/** Text encrypted and authenticated for storage in the database. */
export interface Sealed {
  /** @param owner authenticated with the text, for instance an id: text sealed for one owner cannot be opened for another */
  seal(text: string, owner: string): string;
  /** @returns null if no secret opens it, or it was sealed for another owner */
  open(sealed: string, owner: string): Opened | null;
}

export interface Opened {
  readonly text: string;
  /** Sealed with a secret that is to be taken away: seal it anew. */
  readonly isOld: boolean;
}

const ALGORITHM = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/**
 * AES-256-GCM, each purpose with a key of its own that follows from the secret (HKDF).
 * @param secrets one or more, separated by commas, as `SECRETS` checks them: the first seals, all of them open
 */
export function createSealed(secrets: string, purpose: string): Sealed {
  const keys = derivedKeys(secrets, purpose);
  const [current] = keys;
  return {
    seal(text, owner) {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv(ALGORITHM, current, nonce).setAAD(Buffer.from(owner));
      const content = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), content]).toString('base64url');
    },
    open(sealed, owner) {
      for (const key of keys) {
        const text = openWith(key, Buffer.from(sealed, 'base64url'), owner);
        if (text !== null) return { text, isOld: key !== current };
      }
      return null;
    },
  };
}

function openWith(key: Buffer, sealed: Buffer, owner: string): string | null {
  if (sealed.length < NONCE_BYTES + TAG_BYTES) return null;
  const decipher = createDecipheriv(ALGORITHM, key, sealed.subarray(0, NONCE_BYTES), {
    authTagLength: TAG_BYTES,
  });
  decipher.setAAD(Buffer.from(owner)).setAuthTag(sealed.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
  try {
    return (
      decipher.update(sealed.subarray(NONCE_BYTES + TAG_BYTES), undefined, 'utf8') + decipher.final('utf8')
    );
  } catch {
    return null;
  }
}
