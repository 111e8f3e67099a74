import { singleFlight } from '../../process/single-flight.ts';
import type { KafkaAdmin, KafkaClient } from '../kafka/client.ts';

/** How far a consumer group is behind in one partition. */
export interface PartitionLag {
  readonly topic: string;
  readonly partition: number;
  /** The offset that the group reads next. */
  readonly next: number;
  /** Messages that wait. */
  readonly lag: number;
}

/** The lag of a consumer group as the brokers see it, whatever its consumers do. */
export interface ConsumerLag {
  /** @throws while Kafka is unavailable */
  read(): Promise<readonly PartitionLag[]>;
  stop(): Promise<void>;
}

export interface ConsumerLagParts {
  readonly kafka: KafkaClient;
  readonly group: string;
  readonly topics: readonly string[];
  /** Stands before the group and each topic. */
  readonly prefix: string;
}

export function createConsumerLag({ kafka, group, topics, prefix }: ConsumerLagParts): ConsumerLag {
  const names = topics.map((topic) => prefix + topic);
  let admin: KafkaAdmin | null = null;

  const connected = async (): Promise<KafkaAdmin> => {
    admin ??= await kafka.admin({ retries: 0 });
    return admin;
  };

  const disconnect = async (): Promise<void> => {
    const former = admin;
    admin = null;
    await former?.disconnect();
  };

  const read = async (): Promise<readonly PartitionLag[]> => {
    try {
      const asked = await connected();
      if (names.length === 0) await asked.ping();
      const committed = await asked.fetchOffsets(prefix + group, names);
      const lags: PartitionLag[] = [];
      for (const { topic, partitions } of committed) {
        const nextOf = new Map(partitions.map(({ partition, offset }) => [partition, Number(offset)]));
        for (const { partition, low, high } of await asked.fetchTopicOffsets(topic)) {
          const next = Math.max(nextOf.get(partition) ?? 0, Number(low));
          lags.push({ topic: topic.slice(prefix.length), partition, next, lag: Number(high) - next });
        }
      }
      return lags;
    } catch (error) {
      await disconnect();
      throw error;
    }
  };

  return { read: singleFlight(read), stop: disconnect };
}
