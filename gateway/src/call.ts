import type { IncomingMessage } from 'node:http';

/** A call as checks see it. */
export interface Call {
  readonly request: IncomingMessage;
  /** Normalized, without the query. */
  readonly path: string;
  /** The client's address according to the trusted proxies. */
  readonly address: string;
}
