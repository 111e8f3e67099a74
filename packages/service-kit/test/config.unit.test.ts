import { describe, expect, test } from '@jest/globals';
import Joi from 'joi';
import { OPERATOR_CONFIG, readConfig, SERVICE_CONFIG, type ServiceConfig } from '../src/process/index.ts';

const SETTINGS = {
  PORT: '1',
  PROBE_PORT: '2',
  MONGODB_URI: 'mongodb://stats:password@mongo/stats?tls=true',
  REDIS_URL: 'rediss://stats:password@redis',
  KAFKA_BROKERS: 'kafka:9092',
  TOKEN_ISSUER: 'issuer',
  TOKEN_AUDIENCE: 'audience',
};

const read = (settings: Record<string, string>) =>
  readConfig(Joi.object<ServiceConfig>(SERVICE_CONFIG), { ...SETTINGS, ...settings });

test('Kafka is asked for neither TLS nor a user unless told to', () => {
  const config = read({});
  expect(config.KAFKA_TLS).toBe(false);
  expect(config).not.toHaveProperty('KAFKA_USERNAME');
});

test('Kafka is spoken with by kafkajs unless told otherwise, and by no client that does not exist', () => {
  expect(read({}).KAFKA_CLIENT).toBe('kafkajs');
  expect(read({ KAFKA_CLIENT: 'platformatic' }).KAFKA_CLIENT).toBe('platformatic');
  expect(() => read({ KAFKA_CLIENT: 'librdkafka' })).toThrow(/KAFKA_CLIENT/);
});

test('Kafka is given TLS and a user with a password', () => {
  const security = { KAFKA_USERNAME: 'stats', KAFKA_PASSWORD: 'secret' };
  expect(read({ KAFKA_TLS: 'true', ...security })).toMatchObject({ KAFKA_TLS: true, ...security });
});

test.each<Record<string, string>>([{ KAFKA_USERNAME: 'stats' }, { KAFKA_PASSWORD: 'secret' }])(
  'half a sign-in at Kafka is refused: %j',
  (half) => {
    expect(() => read(half)).toThrow(/KAFKA_PASSWORD/);
  },
);

test.each([
  'mongodb://user:password@one:27017,two:27017,three:27017/stats?replicaSet=rs0&tls=true',
  'mongodb+srv://cluster.example/stats',
])('MongoDB may be a set of several hosts: %s', (uri) => {
  expect(read({ MONGODB_URI: uri }).MONGODB_URI).toBe(uri);
});

test.each(['http://mongo/stats', 'mongodb://', 'mongo:27017'])('no address of MongoDB: %s', (uri) => {
  expect(() => read({ MONGODB_URI: uri })).toThrow(/MONGODB_URI/);
});

describe('who runs an installation', () => {
  const schema = Joi.object({ ...OPERATOR_CONFIG, PUBLIC_URL: Joi.string() });
  const read = (name: string, url: string) =>
    readConfig(schema, {
      OPERATOR_NAME: name,
      OPERATOR_ADDRESS: 'ul. Przykładowa 1, 00-001 Warszawa, Polska',
      OPERATOR_EMAIL: 'operator@portal.pl',
      PUBLIC_URL: url,
    });

  test.each([
    'http://localhost:8080',
    'https://portal.localhost',
    'https://portal.example',
    'https://a.test:8443/',
  ])('may be the example at %s, which nobody else can reach', (url) => {
    expect(read('Jan Przykładowy', url)).toMatchObject({ OPERATOR_NAME: 'Jan Przykładowy' });
  });

  test.each(['https://portal.pl', 'https://portal.example.com', 'https://mytest'])(
    'may not be the example at %s',
    (url) => {
      expect(() => read('Jan Przykładowy', url)).toThrow('OPERATOR_NAME (any.invalid)');
      expect(read('Anna Nowak', url)).toMatchObject({ OPERATOR_NAME: 'Anna Nowak' });
    },
  );
});
