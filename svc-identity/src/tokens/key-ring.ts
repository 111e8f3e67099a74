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
import { createSealed, type Opened, type Sealed } from '../encryption/sealed.ts';
import { keyExpiry, periodAt, periodToPublish } from './domain.ts';
import type { KeyStore, StoredKey } from './key-store.ts';

export interface SigningKey {
  readonly kid: string;
  readonly privateKey: KeyObject;
}

/** The service's signing keys: a new one every 30 days, old ones published until their tokens are over. */
export interface KeyRing {
  /** The current signing key. Creates it, and the next one in advance, if necessary. */
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
  const sealed = createSealed(secrets, 'token-keys');
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
    const opened = sealed.open(encryptedPrivateKey, _id) ?? openedAsBefore(encryptedPrivateKey, secrets);
    if (opened === null) throw new Error(`no secret of KEY_SECRET decrypts the signing key ${_id}`);
    if (opened.isOld) await store.replaceEncrypted(_id, encryptedPrivateKey, sealed.seal(opened.text, _id));
    return createPrivateKey(opened.text);
  };

  const create = async (period: number): Promise<StoredKey> => {
    const key = await generate(period, sealed);
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

/** What versions before AES-GCM encrypted, as PKCS#8 allows it. */
function openedAsBefore(key: string, secrets: string): Opened | null {
  for (const passphrase of secrets.split(',')) {
    try {
      return { text: toPem(createPrivateKey({ key, passphrase })), isOld: true };
    } catch {
      // another secret, or no such key
    }
  }
  return null;
}

const toPem = (key: KeyObject): string => key.export({ type: 'pkcs8', format: 'pem' }).toString();

async function generate(period: number, sealed: Sealed): Promise<StoredKey> {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const kid = randomUUID();
  return {
    _id: kid,
    period,
    publicJwk: { ...(await exportJWK(publicKey)), kid, alg: TOKEN_ALGORITHM, use: 'sig' },
    encryptedPrivateKey: sealed.seal(toPem(privateKey), kid),
    expiresAt: keyExpiry(period),
  };
}
