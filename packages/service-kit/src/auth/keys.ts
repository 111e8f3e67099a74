import { KeyObject } from 'node:crypto';
import { createRemoteJWKSet, customFetch, decodeProtectedHeader, errors } from 'jose';
import type { SecretOrKeyProvider } from 'passport-jwt';
import type { Log } from '../process/index.ts';
import { fetchKeySet } from './key-set.ts';
import { TOKEN_ALGORITHM, TOKEN_TYPE } from './token-kind.ts';

/** The key set is unavailable, so no token can be verified. */
export class KeysUnavailable extends Error {
  override readonly name = 'KeysUnavailable';
}

/**
 * Finds the public key of a key id; null when there is none.
 * @throws KeysUnavailable when the key set is unavailable
 */
export type KeyResolver = (kid: string) => Promise<KeyObject | null>;

const ASK_AGAIN_MS = 5000;

interface KnownKey {
  readonly key: KeyObject;
  /** On the clock of `performance.now()`. */
  readonly freshUntil: number;
}

/**
 * Keys that svc-identity publishes as a JWKS: cached, and fetched again for an unknown id, with a timeout of two seconds.
 * While svc-identity is unavailable, cached keys stay valid, so that its outage interrupts no exam.
 * @param freshMs how long a cached key is used without fetching the set again
 */
export function remoteKeys(url: string, log: Log, freshMs = 600_000): KeyResolver {
  const find = createRemoteJWKSet(new URL(url), {
    timeoutDuration: 2000,
    cooldownDuration: 5000,
    cacheMaxAge: freshMs,
    [customFetch]: fetchKeySet,
  });
  const known = new Map<string, KnownKey>();
  const remember = (kid: string, key: KeyObject, forMs: number): KeyObject => {
    known.set(kid, { key, freshUntil: performance.now() + forMs });
    return key;
  };
  return async (kid) => {
    const last = known.get(kid);
    if (last !== undefined && performance.now() < last.freshUntil) return last.key;
    try {
      return remember(kid, KeyObject.from(await find({ alg: TOKEN_ALGORITHM, kid })), freshMs);
    } catch (error) {
      if (error instanceof errors.JWKSNoMatchingKey) {
        known.delete(kid);
        return null;
      }
      log.warn({ err: error }, 'key set unavailable; using cached keys');
      if (last !== undefined) return remember(kid, last.key, Math.min(freshMs, ASK_AGAIN_MS));
      throw new KeysUnavailable('key set unavailable, and the key of this token is not known', {
        cause: error,
      });
    }
  };
}

/** Adapts a resolver to passport-jwt, which checks neither `typ` nor `kid`. */
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
  if (header?.alg !== TOKEN_ALGORITHM || header.typ !== TOKEN_TYPE) return null;
  // nothing of the header is verified yet, whatever its types say
  return typeof header.kid === 'string' ? keys(header.kid) : null;
}

function readHeader(token: string) {
  try {
    return decodeProtectedHeader(token);
  } catch {
    return null;
  }
}
