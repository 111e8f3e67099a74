import { declare, type StreamLimit } from '../declare.ts';
import { NOTICES } from './notices.ts';

/** One tab of a browser leads: these are browsers, not tabs. */
export const STREAMS_OF_ACCOUNT = { streams: 10, per: 'account' } as const satisfies StreamLimit;

/** A school's class and its neighbours fit; wider networks of IPv6 have more. */
export const STREAMS_OF_ADDRESS = { streams: 250, per: 'address' } as const satisfies StreamLimit;

export const STREAMS_OF_REPLICA = { streams: 5000, per: 'replica' } as const satisfies StreamLimit;

export const followEvents = declare({
  method: 'get',
  path: '/api/v1/users/events',
  summary: 'Streams notices about levels, statistics, medals, homework and answered reports as they change',
  access: 'active',
  events: Object.fromEntries(Object.entries(NOTICES).map(([type, { schema }]) => [type, schema])),
  problems: ['not-acceptable'],
  limits: [STREAMS_OF_ACCOUNT, STREAMS_OF_ADDRESS, STREAMS_OF_REPLICA],
});
