import { clientNetwork } from '@zielona-fala/service-kit/http';
import type { Request } from 'express';

/** Where a request comes from. */
export interface Client {
  /** What limits count: the address, of IPv6 the /64 network. */
  readonly network: string;
  readonly userAgent: string;
  /** Aborts when the client has disconnected. */
  readonly left: AbortSignal;
}

export function clientOf(request: Request): Client {
  const leaving = new AbortController();
  request.res?.once('close', () => leaving.abort());
  return {
    network: clientNetwork(request.ip),
    userAgent: request.get('user-agent') ?? '',
    left: leaving.signal,
  };
}
