import { expect, test } from '@jest/globals';
import { IDENTITY_CONFIG } from '../src/config.ts';
import { SETTINGS } from './support/identity.ts';

const SERVERS = {
  MONGODB_URI: 'mongodb://127.0.0.1/identity',
  REDIS_URL: 'redis://127.0.0.1',
  KAFKA_BROKERS: '127.0.0.1:9092',
};
const read = (settings: Record<string, string>) =>
  IDENTITY_CONFIG.validate({ ...SETTINGS, ...SERVERS, ...settings });
const BOTH = { GOOGLE_CLIENT_ID: 'portal', GOOGLE_CLIENT_SECRET: 'secret' };

test('id and secret come both or not at all, and empty ones are none', () => {
  expect(read({}).value.GOOGLE_ISSUER).toBe('https://accounts.google.com');
  expect(read(BOTH).error).toBeUndefined();
  expect(read({ GOOGLE_CLIENT_ID: 'portal' }).error?.message).toMatch(/GOOGLE_CLIENT_SECRET/);
  expect(read({ GOOGLE_CLIENT_ID: '', GOOGLE_CLIENT_SECRET: '' }).value).not.toHaveProperty(
    'GOOGLE_CLIENT_ID',
  );
});

test('a provider without https is refused in production', () => {
  const provider = { ...BOTH, GOOGLE_ISSUER: 'http://127.0.0.1:5000' };
  expect(read(provider).error).toBeUndefined();
  expect(read({ ...provider, NODE_ENV: 'production' }).error?.message).toMatch(/GOOGLE_ISSUER/);
  expect(read({ ...BOTH, NODE_ENV: 'production' }).error).toBeUndefined();
});
