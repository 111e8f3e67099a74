import { createRequire } from 'node:module';

import kafkajs from 'kafkajs';

export { Kafka, logLevel } from 'kafkajs';

export const {
  AclOperationTypes,
  AclPermissionTypes,
  AclResourceTypes,
  ConfigResourceTypes,
  KafkaJSError,
  ResourcePatternTypes,
} = kafkajs;

interface RequestQueue {
  throttledUntil: number;
  throttleCheckTimeoutId: NodeJS.Timeout | null;
  readonly pending: readonly unknown[];
  checkPendingRequests(): void;
}

const CHECK_PENDING_MS = 10;

/**
 * kafkajs 2.2.4 sets a timer with a negative delay on each idle connection again and again, which costs over 1 % of a
 * core and a warning of Node (tulios/kafkajs#1751). A timer is needed only while something is pending.
 */
function scheduleWhenPending(this: RequestQueue): void {
  if (this.throttleCheckTimeoutId !== null || this.pending.length === 0) return;
  const delay = this.throttledUntil - Date.now();
  this.throttleCheckTimeoutId = setTimeout(
    () => {
      this.throttleCheckTimeoutId = null;
      this.checkPendingRequests();
    },
    delay > 0 ? delay : CHECK_PENDING_MS,
  );
}

const require = createRequire(import.meta.url);

require('kafkajs/src/network/requestQueue').prototype.scheduleCheckPendingRequests = scheduleWhenPending;

const NOT_COORDINATOR = 16;
const OUT_OF_REACH: ReadonlySet<string> = new Set([
  'KafkaJSBrokerNotFound',
  'KafkaJSConnectionError',
  'KafkaJSConnectionClosedError',
  'KafkaJSRequestTimeoutError',
]);

/**
 * kafkajs 2.2.4 goes on asking the broker that coordinated its group when it joined: while that one is away, a member
 * neither beats nor commits and is put out of its group, whoever coordinates it meanwhile. Told that this broker is not
 * the coordinator, it finds out who is and joins there.
 */
async function askingCoordinator<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  try {
    return await ask();
  } catch (error) {
    if (!(error instanceof Error && OUT_OF_REACH.has(error.name))) throw error;
    throw require('kafkajs/src/protocol/error').createErrorFromCode(NOT_COORDINATOR);
  }
}

/** @param Class whose method asks the coordinator */
function mendAsking(Class: { readonly prototype: Record<string, unknown> }, method: string): void {
  const ask = Class.prototype[method] as (this: unknown, ...args: unknown[]) => Promise<unknown>;
  Class.prototype[method] = function (...args: unknown[]) {
    return askingCoordinator(() => ask.apply(this, args));
  };
}

mendAsking(require('kafkajs/src/consumer/consumerGroup'), 'heartbeat');
mendAsking(require('kafkajs/src/consumer/offsetManager'), 'getCoordinator');
