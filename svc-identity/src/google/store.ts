import type { Transaction } from '@zielona-fala/service-kit/mongo';
import type { Clock } from '@zielona-fala/service-kit/process';
import type { Connection } from 'mongoose';
import { type Account, emailKeyOf } from '../accounts/domain.ts';
import { hashOf } from '../hash-of.ts';
import { type AuthorizationRequest, type GoogleIdentity, SIGN_IN_MINUTES } from './domain.ts';

interface RequestDocument extends AuthorizationRequest {
  readonly _id: string;
  readonly expiresAt: Date;
}

interface ProofDocument extends GoogleIdentity {
  readonly _id: string;
  readonly emailKey: string;
  readonly expiresAt: Date;
}

/** Sign-ins under way. Each belongs to the browser that began it: what names them is kept as a hash. */
export interface GoogleStore {
  ensureIndexes(): Promise<void>;
  addRequest(browser: string, request: AuthorizationRequest, transaction: Transaction): Promise<void>;
  /** Consumes a state. @returns null unless this browser started with it less than ten minutes ago and it is unused */
  takeRequest(browser: string, state: string): Promise<AuthorizationRequest | null>;
  addProof(browser: string, identity: GoogleIdentity): Promise<void>;
  proof(browser: string): Promise<GoogleIdentity | null>;
  removeProof(browser: string): Promise<void>;
  /** Deletes pending sign-ins of an account and of its address. */
  eraseLearner(account: Account, transaction: Transaction): Promise<void>;
}

export function createGoogleStore(connection: Connection, clock: Clock): GoogleStore {
  const requests = connection.collection<RequestDocument>('google_requests');
  const proofs = connection.collection<ProofDocument>('google_proofs');
  const expiresAt = () => new Date(clock.now().getTime() + SIGN_IN_MINUTES * 60_000);
  const living = (_id: string) => ({ _id, expiresAt: { $gt: clock.now() } });
  return {
    async ensureIndexes() {
      await requests.createIndex({ expiresAt: 1 }, { expireAfterSeconds: 0 });
      await requests.createIndex({ 'linking.userId': 1 }, { sparse: true });
      await proofs.createIndex({ expiresAt: 1 }, { expireAfterSeconds: 0 });
      await proofs.createIndex({ emailKey: 1 });
    },

    async addRequest(browser, request, transaction) {
      const _id = hashOf(browser, request.state);
      await requests.insertOne({ _id, ...request, expiresAt: expiresAt() }, { session: transaction });
    },

    takeRequest(browser, state) {
      return requests.findOneAndDelete(living(hashOf(browser, state)));
    },

    async addProof(browser, { issuer, subject, email }) {
      await proofs.insertOne({
        _id: hashOf(browser),
        issuer,
        subject,
        email,
        emailKey: emailKeyOf(email),
        expiresAt: expiresAt(),
      });
    },

    proof(browser) {
      return proofs.findOne(living(hashOf(browser)));
    },

    async removeProof(browser) {
      await proofs.deleteOne({ _id: hashOf(browser) });
    },

    async eraseLearner({ userId, email }, transaction) {
      await requests.deleteMany({ 'linking.userId': userId }, { session: transaction });
      await proofs.deleteMany({ emailKey: emailKeyOf(email) }, { session: transaction });
    },
  };
}
