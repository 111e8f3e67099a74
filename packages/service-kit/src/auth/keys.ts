import { KeyObject } from 'node:crypto';
import { createRemoteJWKSet, decodeProtectedHeader, errors } from 'jose';
import type { SecretOrKeyProvider } from 'passport-jwt';
import { TOKEN_ALGORITHM, TOKEN_TYPE } from './token-kind.ts';

/** The key set could not be asked, so that nothing can be said of a token. */
export class KeysUnavailable extends Error {
  override readonly name = 'KeysUnavailable';
}

/**
 * Finds the public key of a key id; null when there is none.
 * @throws KeysUnavailable when the key set cannot be asked
 */
export type KeyResolver = (kid: string) => Promise<KeyObject | null>;

/**
 * Keys published as JWKS by identity: cached, asked again for an unknown id, two seconds at most. While identity is
 * away the keys known go on, so that its outage ends nobody's exam.
 * @param freshMs how long the set is believed without asking again
 */
export function remoteKeys(url: string, freshMs = 600_000): KeyResolver {
  const find = createRemoteJWKSet(new URL(url), {
    timeoutDuration: 2000,
    cooldownDuration: 5000,
    cacheMaxAge: freshMs,
  });
  const known = new Map<string, KeyObject>();
  return async (kid) => {
    try {
      const key = KeyObject.from(await find({ alg: TOKEN_ALGORITHM, kid }));
      known.set(kid, key);
      return key;
    } catch (error) {
      if (error instanceof errors.JWKSNoMatchingKey) {
        known.delete(kid);
        return null;
      }
      const key = known.get(kid);
      if (key !== undefined) return key;
      throw new KeysUnavailable('the key set cannot be asked', { cause: error });
    }
  };
}

/** Adapts a resolver to passport-jwt, which looks neither at `typ` nor at `kid` by itself. */
export function providerOf(keys: KeyResolver): SecretOrKeyProvider {
  return (_request, token: string, done) => {
    keyOf(keys, token).then(
      (key) => {
        // jsonwebtoken, which gets this value as it is, takes a KeyObject; the types of passport-jwt do not say so.
        if (key !== null) done(null, key as unknown as Buffer);
        else done(new Error('not signed by a key of ours'));
      },
      (error: unknown) => done(error),
    );
  };
}

async function keyOf(keys: KeyResolver, token: string): Promise<KeyObject | null> {
  const header = readHeader(token);
  if (header?.alg !== TOKEN_ALGORITHM || header.typ !== TOKEN_TYPE || header.kid === undefined) return null;
  return keys(header.kid);
}

function readHeader(token: string) {
  try {
    return decodeProtectedHeader(token);
  } catch {
    return null;
  }
}
