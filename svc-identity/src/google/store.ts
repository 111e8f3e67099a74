import { createHash } from 'node:crypto';
import type { Transaction } from '@zielona-fala/service-kit/mongo';
import type { Clock } from '@zielona-fala/service-kit/process';
import type { Connection } from 'mongoose';
import { emailKeyOf } from '../accounts/domain.ts';
import { type Challenge, type GoogleIdentity, SIGN_IN_MINUTES, type Way } from './domain.ts';

/** A browser that is on its way to the provider. */
export type Departure = Challenge & Way;

interface DepartureDocument extends Departure {
  readonly _id: string;
  readonly expiresAt: Date;
}

interface ProofDocument extends GoogleIdentity {
  readonly _id: string;
  readonly emailKey: string;
  readonly expiresAt: Date;
}

/** Sign-ins under way. Each belongs to the browser that began it: what names them is kept as a hash. */
export type GoogleStore = ReturnType<typeof createGoogleStore>;

export function createGoogleStore(connection: Connection, clock: Clock) {
  const departures = connection.collection<DepartureDocument>('google_departures');
  const proofs = connection.collection<ProofDocument>('google_proofs');
  const expiresAt = () => new Date(clock.now().getTime() + SIGN_IN_MINUTES * 60_000);
  const living = (_id: string) => ({ _id, expiresAt: { $gt: clock.now() } });
  return {
    async ensureIndexes(): Promise<void> {
      await departures.createIndex({ expiresAt: 1 }, { expireAfterSeconds: 0 });
      await proofs.createIndex({ expiresAt: 1 }, { expireAfterSeconds: 0 });
      await proofs.createIndex({ emailKey: 1 });
    },

    async addDeparture(browser: string, departure: Departure): Promise<void> {
      const _id = hashOf(browser, departure.state);
      await departures.insertOne({ _id, ...departure, expiresAt: expiresAt() });
    },

    /** Uses a state up. @returns null unless this browser began with it, less than ten minutes ago and once */
    takeDeparture(browser: string, state: string): Promise<Departure | null> {
      return departures.findOneAndDelete(living(hashOf(browser, state)));
    },

    async addProof(browser: string, { issuer, subject, email }: GoogleIdentity): Promise<void> {
      await proofs.insertOne({
        _id: hashOf(browser),
        issuer,
        subject,
        email,
        emailKey: emailKeyOf(email),
        expiresAt: expiresAt(),
      });
    },

    proof(browser: string): Promise<GoogleIdentity | null> {
      return proofs.findOne(living(hashOf(browser)));
    },

    async removeProof(browser: string): Promise<void> {
      await proofs.deleteOne({ _id: hashOf(browser) });
    },

    /** Forgets whom the provider named by this address. */
    async removeProofs(email: string, transaction: Transaction): Promise<void> {
      await proofs.deleteMany({ emailKey: emailKeyOf(email) }, { session: transaction });
    },
  };
}

const hashOf = (...parts: readonly string[]): string =>
  createHash('sha256').update(parts.join('|')).digest('base64url');
