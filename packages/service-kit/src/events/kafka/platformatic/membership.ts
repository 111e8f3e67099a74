import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import type { BaseOptions, Consumer, GroupAssignment } from '@platformatic/kafka';
import { backoffMs } from '../../../process/backoff.ts';
import { createKeyedMutex } from '../../../process/keyed-mutex.ts';
import type { Log } from '../../../process/log.ts';
import type { ConsumerOptions } from '../client.ts';
import { PAUSES } from './connection.ts';
import { partitionsByTopic } from './partitions.ts';
import { readShare } from './read-share.ts';
import { createShare } from './share.ts';

/** Named as kafkajs does, so that replicas with one client and with the other can be members of a group. */
const ASSIGNER = { name: 'RoundRobinAssigner', version: 1 } as const;
/** What fails longer is retried from the beginning: with brokers looked up again, and as long as it takes. */
const RETRIES = 3;
/** How long others may take to join anew. */
const REBALANCE_MS = 60_000;
/** A start of a broker takes some failures. */
const QUIET_FAILURES = 3;
const LASTING_MS = 10_000;

/** A member of a consumer group, from joining it until it leaves. */
export interface Membership {
  /** Waits for the batch in hand. */
  leave(): Promise<void>;
}

/** @throws if Kafka is unavailable */
export async function joinGroup(
  connection: BaseOptions,
  topics: readonly string[],
  options: ConsumerOptions,
  log: Log,
): Promise<Membership> {
  const library = await import('@platformatic/kafka');
  const { groupId, sessionTimeout, heartbeatInterval, commitInterval, onBatch } = options;
  const consumer = new library.Consumer({
    ...connection,
    ...{ groupId, sessionTimeout, heartbeatInterval },
    rebalanceTimeout: REBALANCE_MS,
    protocols: [ASSIGNER],
    retries: RETRIES,
  });
  consumer.topics.trackAll(...topics);

  const mutex = createKeyedMutex();
  const oneByOne = (work: () => Promise<void>) => mutex('batch', work);
  const startShare = (assignments: readonly GroupAssignment[]) =>
    createShare(consumer, assignments, commitInterval);
  let share = startShare([]);
  const changeShare = (assignments: readonly GroupAssignment[]): void => {
    share.end();
    share = startShare(assignments);
  };

  let left: Promise<void> | null = null;
  const reading = Promise.withResolvers<void>();

  const leave = async (): Promise<void> => {
    changeShare([]);
    share.end();
    await oneByOne(async () => undefined);
    await close(consumer, log);
    await reading.promise;
    options.onLeave();
  };
  const leaveOnce = (): Promise<void> => {
    left ??= leave();
    return left;
  };

  consumer.on('consumer:group:join', ({ assignments = [] }) => {
    changeShare(assignments);
    options.onJoin(partitionsByTopic(assignments));
  });
  consumer.on('consumer:group:rebalance', () => changeShare([]));
  // the member could not join again: the library sends no more heartbeats
  consumer.on('error', (error: Error) => {
    if (left !== null) return;
    log.warn({ error: error.message }, 'kafka client: the member left its group');
    void leaveOnce().then(options.onCrash);
  });

  const readOn = async (): Promise<void> => {
    for (let failures = 0; left === null; ) {
      const current = share;
      const began = performance.now();
      try {
        if (current.assignments.length === 0) await ended(current.over);
        else await readShare({ consumer, share: current, onBatch, oneByOne });
      } catch (error) {
        if (left !== null) return;
        failures = performance.now() - began > LASTING_MS ? 1 : failures + 1;
        const level = failures > QUIET_FAILURES ? 'warn' : 'debug';
        // only the message: the error holds what was read
        log[level]({ error: (error as Error).message, failures }, 'kafka client: reading failed');
        await pause(backoffMs(failures, PAUSES), undefined, { signal: current.over }).catch(() => undefined);
      }
    }
  };

  try {
    await consumer.joinGroup({});
  } catch (error) {
    await close(consumer, log);
    throw error;
  }
  void readOn().finally(reading.resolve);
  return { leave: leaveOnce };
}

async function ended(signal: AbortSignal): Promise<void> {
  if (!signal.aborted) await once(signal, 'abort');
}

/** A coordinator that does not answer finds out after the session's time. */
async function close(consumer: Consumer, log: Log): Promise<void> {
  try {
    await consumer.close(true);
  } catch (error) {
    log.debug({ error: (error as Error).message }, 'kafka client: the group was not told that a member left');
    await consumer.connections.close();
  }
}
