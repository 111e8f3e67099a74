import type { IncomingMessage } from 'node:http';

/** A call as what checks it sees it. */
export interface Call {
  readonly request: IncomingMessage;
  /** Normalized, without the query. */
  readonly path: string;
  /** Who calls, as far as the proxies in front are believed. */
  readonly address: string;
}
