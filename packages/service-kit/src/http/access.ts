import type { RequestHandler } from 'express';

/**
 * Who may call: everybody; everybody, knowing who calls if a valid token says so; whoever holds a token of ours, even one
 * whose time is over; whoever holds a valid token; only learners whose account is active.
 */
export type Access = 'public' | 'optional' | 'once-signed-in' | 'signed-in' | 'active';

/** Who calls, as the verified token says. */
export interface AuthenticatedUser {
  readonly userId: number;
  readonly sessionId: string;
}

/** Request handlers that let through who may call. */
export type Guards = Readonly<Record<Access, readonly RequestHandler[]>>;
