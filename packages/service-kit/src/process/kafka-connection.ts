import Joi from 'joi';

/** How a process connects to Kafka. */
export interface KafkaConnectionConfig {
  /** The library that speaks with the brokers. */
  readonly KAFKA_CLIENT: 'kafkajs' | 'platformatic';
  readonly KAFKA_TLS: boolean;
  /** Signs in by SCRAM-SHA-512; without it, by nothing. */
  readonly KAFKA_USERNAME?: string;
  readonly KAFKA_PASSWORD?: string;
}

export const KAFKA_CONNECTION_CONFIG = {
  KAFKA_CLIENT: Joi.string().valid('kafkajs', 'platformatic').default('kafkajs'),
  KAFKA_TLS: Joi.boolean().default(false),
  KAFKA_USERNAME: Joi.string(),
  KAFKA_PASSWORD: Joi.string().when('KAFKA_USERNAME', {
    is: Joi.exist(),
    // biome-ignore lint/suspicious/noThenProperty: the keyword of joi's conditions
    then: Joi.required(),
    otherwise: Joi.forbidden(),
  }),
} as const;
