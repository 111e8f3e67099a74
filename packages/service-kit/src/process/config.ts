import Joi from 'joi';
import { KAFKA_CONNECTION_CONFIG, type KafkaConnectionConfig } from './kafka-connection.ts';
import { KAFKA_TOPICS_CONFIG, type KafkaTopicsConfig } from './kafka-topics.ts';
import { UNNAMED_BUILD } from './metrics.ts';

/** A service was started with settings it cannot run with. The message names every one of them, never a value. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

/**
 * Reads a service's settings from its environment.
 * @param schema every setting with its default; variables it does not name are ignored
 * @throws ConfigError naming each missing or malformed variable
 */
export function readConfig<Config>(schema: Joi.ObjectSchema<Config>, env: NodeJS.ProcessEnv): Config {
  const { error, value } = schema.validate(env, { abortEarly: false, stripUnknown: true });
  if (error) {
    const complaints = error.details.map(({ path, type }) => `${path.join('.')} (${type})`);
    throw new ConfigError(`These settings are missing or malformed: ${complaints.join(', ')}`);
  }
  return value;
}

const KAFKA_CONNECTION = Joi.object<KafkaConnectionConfig>(KAFKA_CONNECTION_CONFIG);

/** For what has no other settings. @throws ConfigError */
export const readKafkaConnection = (env: NodeJS.ProcessEnv): KafkaConnectionConfig =>
  readConfig(KAFKA_CONNECTION, env);

/** Settings every process has. */
export interface ProcessConfig {
  readonly NODE_ENV: 'development' | 'test' | 'production';
  readonly PORT: number;
  readonly PROBE_PORT: number;
  readonly LOG_LEVEL: string;
  /** Which build of the sources this is, as metrics show it: up to 64 letters, digits, dots, hyphens, underscores. */
  readonly BUILD_ID: string;
}

export const PROCESS_CONFIG = {
  NODE_ENV: Joi.string().valid('development', 'test', 'production').default('production'),
  PORT: Joi.number().port().required(),
  PROBE_PORT: Joi.number().port().required(),
  LOG_LEVEL: Joi.string().valid('trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent').default('info'),
  BUILD_ID: Joi.string()
    .pattern(/^[\w.-]{1,64}$/)
    .default(UNNAMED_BUILD),
} as const;

/** Settings every service with a database, events and its own token check has. */
export interface ServiceConfig extends ProcessConfig, KafkaConnectionConfig, KafkaTopicsConfig {
  readonly MONGODB_URI: string;
  readonly REDIS_URL: string;
  readonly KAFKA_BROKERS: string;
  /** Stands before topics and consumer groups, so that several installations can share a cluster. */
  readonly KAFKA_PREFIX: string;
  readonly TOKEN_ISSUER: string;
  readonly TOKEN_AUDIENCE: string;
}

/** A replica set names several hosts, which no address of the web can. */
const MONGODB_ADDRESS = /^mongodb(\+srv)?:\/\/[^\s/?]+(\/[^\s?]*)?(\?\S*)?$/;

export const SERVICE_CONFIG = {
  ...PROCESS_CONFIG,
  MONGODB_URI: Joi.string().pattern(MONGODB_ADDRESS).required(),
  REDIS_URL: Joi.string()
    .uri({ scheme: ['redis', 'rediss'] })
    .required(),
  KAFKA_BROKERS: Joi.string().required(),
  KAFKA_PREFIX: Joi.string().allow('').default(''),
  ...KAFKA_CONNECTION_CONFIG,
  ...KAFKA_TOPICS_CONFIG,
  TOKEN_ISSUER: Joi.string().required(),
  TOKEN_AUDIENCE: Joi.string().required(),
} as const;

/** Settings of a command that needs the database. */
export const DATABASE_CONFIG = Joi.object<Pick<ServiceConfig, 'MONGODB_URI'>>({
  MONGODB_URI: SERVICE_CONFIG.MONGODB_URI,
});

/** The operator of this installation, as the law requires it in the imprint and in mails; receives contact messages. */
export interface OperatorConfig {
  readonly OPERATOR_NAME: string;
  /** Postal address in one line. */
  readonly OPERATOR_ADDRESS: string;
  readonly OPERATOR_EMAIL: string;
}

const oneLine = Joi.string()
  .trim()
  .max(200)
  .pattern(/^\P{C}+$/u)
  .required();

/** Nobody, in every example: an installation that the world can reach names who runs it. */
export const EXAMPLE_OPERATOR = 'Jan Przykładowy';
/** An address whose name is not reserved for machines of one's own, tests and examples (RFC 6761). */
const PUBLIC_ADDRESS = /^https:\/\/(?!(?:[^/:]+\.)?(?:localhost|test|example|invalid)(?::\d+)?(?:\/|$))/;

export const OPERATOR_CONFIG = {
  OPERATOR_NAME: oneLine.when('PUBLIC_URL', {
    is: Joi.string().pattern(PUBLIC_ADDRESS),
    // biome-ignore lint/suspicious/noThenProperty: joi's word
    then: Joi.invalid(EXAMPLE_OPERATOR),
  }),
  OPERATOR_ADDRESS: oneLine,
  OPERATOR_EMAIL: oneLine.pattern(/^[^\s@<>,;]+@[^\s@<>,;]+$/),
} as const;

/** What two services show each other, and no third one knows. */
export const PAIR_TOKEN = Joi.string().min(16).required();

/** Settings of a service that asks identity for keys, activity and names, and is asked by it. */
export interface IdentityClientConfig {
  readonly JWKS_URL: string;
  readonly IDENTITY_URL: string;
  readonly IDENTITY_TOKEN: string;
}

export const IDENTITY_CLIENT_CONFIG = {
  JWKS_URL: Joi.string().uri().required(),
  IDENTITY_URL: Joi.string().uri().required(),
  IDENTITY_TOKEN: PAIR_TOKEN,
} as const;
