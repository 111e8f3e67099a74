import type { EventTopic, Producer } from '@zielona-fala/contracts';

/** Who publishes each topic. */
export const PRODUCER_OF: Readonly<Record<EventTopic, Producer>> = {
  'test-finished': 'svc-tests',
  'level-up': 'svc-identity',
  'user-changed': 'svc-identity',
};
