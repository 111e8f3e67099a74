export { createForwarder, type Forwarded, type Forwarder } from './forwarder.ts';
export { readBody } from './read-body.ts';
export type { ProxyTimeouts } from './time-limits.ts';
