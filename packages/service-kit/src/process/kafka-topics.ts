import Joi from 'joi';

/** How the topics that are missing are created. Those that exist are left as they are. */
export interface KafkaTopicsConfig {
  /** As many members of a consumer group work side by side, at most. */
  readonly KAFKA_PARTITIONS: number;
  /** Copies of each; -1: as the brokers say. */
  readonly KAFKA_REPLICATION_FACTOR: number;
}

export const KAFKA_TOPICS_CONFIG = {
  KAFKA_PARTITIONS: Joi.number().integer().min(1).default(6),
  KAFKA_REPLICATION_FACTOR: Joi.number().integer().min(-1).invalid(0).default(-1),
} as const;
