import { expect, test } from '@jest/globals';
import { IDENTITY_CONFIG } from '../src/config.ts';
import { isOfPushService } from '../src/push/services.ts';
import { SETTINGS } from './support/identity.ts';

const SERVERS = {
  MONGODB_URI: 'mongodb://127.0.0.1/identity',
  REDIS_URL: 'redis://127.0.0.1',
  KAFKA_BROKERS: '127.0.0.1:9092',
};
const read = (settings: Record<string, string>) =>
  IDENTITY_CONFIG.validate({ ...SETTINGS, ...SERVERS, ...settings });

test('a private key is 32 bytes of the curve, an empty one none', () => {
  const key = (bytes: Buffer) => ({ VAPID_PRIVATE_KEY: bytes.toString('base64url') });
  expect(read(key(Buffer.alloc(32, 7))).error).toBeUndefined();
  expect(read({ VAPID_PRIVATE_KEY: '' }).value).not.toHaveProperty('VAPID_PRIVATE_KEY');
  for (const bytes of [Buffer.alloc(31, 7), Buffer.alloc(32, 0), Buffer.alloc(32, 255)]) {
    expect(read(key(bytes)).error?.message).toMatch(/VAPID_PRIVATE_KEY/);
  }
});

test('the push services of the usual browsers are known', () => {
  const { PUSH_SERVICES } = read({}).value;
  for (const endpoint of [
    'https://fcm.googleapis.com/fcm/send/abc',
    'https://updates.push.services.mozilla.com/wpush/v2/abc',
    'https://wns2-par02p.notify.windows.com/w/?token=abc',
    'https://web.push.apple.com/abc',
  ]) {
    expect([endpoint, isOfPushService(endpoint, PUSH_SERVICES)]).toEqual([endpoint, true]);
  }
});

test('push services are hosts; a local one without https is refused in production', () => {
  const local = { PUSH_SERVICES: 'push.example,http://127.0.0.1:5000' };
  expect(read(local).error).toBeUndefined();
  expect(read({ ...local, NODE_ENV: 'production' }).error?.message).toMatch(/PUSH_SERVICES/);
  expect(read({ PUSH_SERVICES: 'push.example', NODE_ENV: 'production' }).error).toBeUndefined();
  for (const PUSH_SERVICES of [
    '10.0.0.1',
    'localhost',
    '*',
    '*.example',
    'https://push.example',
    'a.example,',
  ]) {
    expect([PUSH_SERVICES, read({ PUSH_SERVICES }).error !== undefined]).toEqual([PUSH_SERVICES, true]);
  }
});
