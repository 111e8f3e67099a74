export { createForwarder, type Forwarder } from './forwarder.ts';
export type { ProxyTimeouts } from './time-limits.ts';
