import { createRequire } from 'node:module';

export { Kafka, logLevel } from 'kafkajs';

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

const { prototype } = createRequire(import.meta.url)('kafkajs/src/network/requestQueue');
prototype.scheduleCheckPendingRequests = scheduleWhenPending;
