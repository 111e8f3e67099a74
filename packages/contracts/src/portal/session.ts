import type { UserDto } from '../api/accounts/get-user.ts';

/**
 * - `restoring`: it is not yet known whether a learner is signed in
 * - `unreachable`: a learner was signed in, but the server did not respond; retried automatically. The user is the one that
 *   this browser last saw, if it kept that
 */
export type SessionStatus = 'restoring' | 'anonymous' | 'signed-in' | 'unreachable';

/** Whether somebody is signed in here, as far as is known: an outage signs nobody out. */
export const isMember = (status: SessionStatus): boolean =>
  status === 'signed-in' || status === 'unreachable';

export interface SessionState {
  readonly status: SessionStatus;
  /** Null until loaded. */
  readonly user: UserDto | null;
  /** The server ended the session, without a logout here. */
  readonly isLost?: boolean;
}

/** As every page begins, on the server and in the browser. */
export const RESTORING: SessionState = { status: 'restoring', user: null };

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

export interface Registration extends Credentials {
  readonly username: string;
  readonly repeatPassword: string;
}

export interface LogoutOptions {
  /** The server has ended the session already, and is not told. Shells from before 30 November 2026 tell it all the same. */
  readonly isOver?: boolean;
}

export interface PortalSession {
  getState(): SessionState;
  subscribe(listener: () => void): () => void;
  /**
   * Rejects with an ApiFailure; its code is `second-factor-required` where the account asks for a code.
   * @param code of the second factor, as typed
   */
  login(credentials: Credentials, code?: string): Promise<void>;
  /** Rejects with an ApiFailure. */
  register(registration: Registration): Promise<void>;
  /** Signs in by another call that answers with an access token: path and body of its request. Rejects with an ApiFailure. */
  enter(path: string, body: unknown): Promise<void>;
  logout(options?: LogoutOptions): Promise<void>;
  /** Fetches the user again, e.g. after activation. Rejects with an ApiFailure, without a network too. */
  reloadUser(): Promise<UserDto>;
  /** Takes a new access token where somebody is signed in, e.g. before an exam. A failure is not an error. */
  renew(): Promise<void>;
  /**
   * An access token for half an hour and more, for a call that `api` cannot make: an event stream. Null when nobody is signed in, or is just signing out. Rejects with an
   * ApiFailure. Shells before it have none.
   */
  accessToken?(): Promise<string | null>;
  /**
   * Reloads experience and level after an event has reported a change; a new level is shown.
   * Never rejects. Shells before it have none.
   */
  readLevel?(): Promise<void>;
}
