import type { IdentityClientConfig, ServiceConfig } from '../process/config.ts';
import type { FakeIdentity } from './fake-identity.ts';
import type { TestResources } from './resources.ts';
import type { TestTokens } from './tokens.ts';

/** What a service under test gets as its environment: the run's servers, and stand-ins for its neighbours. */
export function testSettings(
  resources: TestResources,
  { tokens, identity }: { tokens: TestTokens; identity: FakeIdentity },
): ServiceConfig & IdentityClientConfig {
  return {
    NODE_ENV: 'test',
    PORT: 0,
    PROBE_PORT: 0,
    LOG_LEVEL: 'silent',
    BUILD_ID: 'tested',
    MONGODB_URI: resources.mongoUri,
    REDIS_URL: resources.redisUrl,
    KAFKA_BROKERS: resources.kafkaBrokers,
    KAFKA_PREFIX: resources.kafkaPrefix,
    ...resources.kafkaConnection,
    KAFKA_PARTITIONS: 6,
    KAFKA_REPLICATION_FACTOR: -1,
    TOKEN_ISSUER: tokens.issuer,
    TOKEN_AUDIENCE: tokens.audience,
    JWKS_URL: tokens.jwksUrl,
    IDENTITY_URL: identity.url,
    IDENTITY_TOKEN: 'a-secret-shared-with-identity',
  };
}
