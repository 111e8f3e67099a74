import type { Access } from '@zielona-fala/contracts/api/declare';
import type { RequestHandler } from 'express';

/** Who calls, as the verified token says. */
export interface AuthenticatedUser {
  readonly userId: number;
  readonly sessionId: string;
}

/** Request handlers that check access. */
export type Guards = Readonly<Record<Access, readonly RequestHandler[]>>;
