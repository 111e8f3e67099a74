import Joi from 'joi';

/** How a service proves itself to Kafka, and Kafka to it. */
export interface KafkaSecurityConfig {
  readonly KAFKA_TLS: boolean;
  /** Signs in by SCRAM-SHA-512; without it, by nothing. */
  readonly KAFKA_USERNAME?: string;
  readonly KAFKA_PASSWORD?: string;
}

export const KAFKA_SECURITY_CONFIG = {
  KAFKA_TLS: Joi.boolean().default(false),
  KAFKA_USERNAME: Joi.string(),
  KAFKA_PASSWORD: Joi.string().when('KAFKA_USERNAME', {
    is: Joi.exist(),
    // biome-ignore lint/suspicious/noThenProperty: the keyword of joi's conditions
    then: Joi.required(),
    otherwise: Joi.forbidden(),
  }),
} as const;
