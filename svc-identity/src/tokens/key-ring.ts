import {
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
  randomUUID,
} from 'node:crypto';
import { type KeyResolver, KeysUnavailable, TOKEN_ALGORITHM } from '@zielona-fala/service-kit/auth';
import type { Clock } from '@zielona-fala/service-kit/process';
import { exportJWK, type JWK } from 'jose';
import { keyExpiry, periodAt, periodToPublish } from './domain.ts';
import type { KeyStore, StoredKey } from './key-store.ts';

export interface SigningKey {
  readonly kid: string;
  readonly privateKey: KeyObject;
}

/** The service's signing keys: a new one every 30 days, old ones published until their tokens are over. */
export interface KeyRing {
  /** The key that signs now. Makes it, and the next one ahead of time, where there is none. */
  signing(): Promise<SigningKey>;
  /** Finds public keys for this service's own token check. */
  readonly find: KeyResolver;
  published(): Promise<readonly JWK[]>;
}

/**
 * @param secrets encrypt private keys in the database; long and random, separated by commas. The first encrypts, all
 * decrypt: what an older one encrypted is encrypted anew
 */
export function createKeyRing(store: KeyStore, secrets: string, clock: Clock): KeyRing {
  const [secret = '', ...olderSecrets] = secrets.split(',');
  const signingKeys = new Map<number, SigningKey>();
  const publicKeys = new Map<string, KeyObject>();

  const ofPeriod = async (period: number): Promise<SigningKey> => {
    const known = signingKeys.get(period);
    if (known !== undefined) return known;
    const stored = (await store.ofPeriod(period)) ?? (await create(period));
    const key = { kid: stored._id, privateKey: await open(stored) };
    signingKeys.set(period, key);
    return key;
  };

  const open = async ({ _id, encryptedPrivateKey }: StoredKey): Promise<KeyObject> => {
    const current = decrypt(encryptedPrivateKey, secret);
    if (current !== null) return current;
    for (const older of olderSecrets) {
      const key = decrypt(encryptedPrivateKey, older);
      if (key === null) continue;
      await store.replaceEncrypted(_id, encryptedPrivateKey, encrypt(key, secret));
      return key;
    }
    throw new Error(`no secret of KEY_SECRET decrypts the signing key ${_id}`);
  };

  const create = async (period: number): Promise<StoredKey> => {
    const key = await generate(period, secret);
    if (await store.insert(key)) return key;
    const others = await store.ofPeriod(period);
    if (others === null) throw new Error(`the signing key of period ${period} vanished`);
    return others;
  };

  const load = async (kid: string): Promise<StoredKey | null> => {
    try {
      return await store.byId(kid);
    } catch (error) {
      throw new KeysUnavailable('the signing keys cannot be read', { cause: error });
    }
  };

  return {
    async signing() {
      const now = clock.now();
      await ofPeriod(periodToPublish(now));
      return ofPeriod(periodAt(now));
    },
    async find(kid) {
      const known = publicKeys.get(kid);
      if (known !== undefined) return known;
      const stored = await load(kid);
      if (stored === null) return null;
      const key = createPublicKey({ key: { ...stored.publicJwk }, format: 'jwk' });
      publicKeys.set(kid, key);
      return key;
    },
    published: () => store.publicJwks(clock.now()),
  };
}

function encrypt(key: KeyObject, passphrase: string): string {
  return key.export({ type: 'pkcs8', format: 'pem', cipher: 'aes-256-cbc', passphrase }).toString();
}

/** @returns null for another secret */
function decrypt(key: string, passphrase: string): KeyObject | null {
  try {
    return createPrivateKey({ key, passphrase });
  } catch {
    return null;
  }
}

async function generate(period: number, secret: string): Promise<StoredKey> {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const kid = randomUUID();
  return {
    _id: kid,
    period,
    publicJwk: { ...(await exportJWK(publicKey)), kid, alg: TOKEN_ALGORITHM, use: 'sig' },
    encryptedPrivateKey: encrypt(privateKey, secret),
    expiresAt: keyExpiry(period),
  };
}
