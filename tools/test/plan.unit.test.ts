import { expect, test } from '@jest/globals';
import { planProcesses } from '../src/stack/plan.ts';

function plan() {
  let port = 20_000;
  const specs = planProcesses({
    portalPort: 8080,
    cookieSuffix: '8080',
    mongodbUriOf: (database) => `mongodb://h/${database}`,
    redisUrl: 'redis://h',
    kafkaBrokers: 'h:9092',
    smtpUrl: 'smtp://h',
    mediaDir: '/m',
    secrets: {
      keySecret: 'k',
      sessionSecret: 's',
      sessionIdSecret: 'n',
      csrfSecret: 'c',
      testsToken: 't',
      statsToken: 'a',
      hashSecret: 'h',
      vapidPrivateKey: 'v',
    },
    demo: { username: 'demo', email: 'demo@example.test', password: 'p' },
    overrideHosts: 'localhost',
    nextPort: () => port++,
  });
  return new Map(specs.map((spec) => [spec.name, spec]));
}

test('every port is used once', () => {
  const ports = [...plan().values()].flatMap(({ env }) => [env.PORT, env.PROBE_PORT]).filter(Boolean);
  expect(new Set(ports).size).toBe(ports.length);
});

test('each service has a database of its own', () => {
  const databases = [...plan().values()].map(({ env }) => env.MONGODB_URI).filter(Boolean);
  expect(databases.sort()).toEqual(['mongodb://h/identity', 'mongodb://h/stats', 'mongodb://h/tests']);
});

test('the gateway and the shell know the addresses of the others', () => {
  const specs = plan();
  const url = (name: string) => specs.get(name)?.url;
  expect(specs.get('gateway')?.env).toMatchObject({
    IDENTITY_URL: url('svc-identity'),
    TESTS_URL: url('svc-tests'),
    STATS_URL: url('svc-stats'),
  });
  expect(specs.get('shell')?.env).toMatchObject({
    PORT: '8080',
    GATEWAY_URL: url('gateway'),
    REMOTE_PUBLIC_URL: url('mf-public'),
    REMOTE_AUTH_URL: url('mf-auth'),
    REMOTE_DASHBOARD_URL: url('mf-dashboard'),
  });
});

test('a secret reaches only those who need it', () => {
  const holders = (name: string) =>
    [...plan().values()].filter(({ env }) => name in env).map((spec) => spec.name);
  expect(holders('CSRF_SECRET')).toEqual(['gateway']);
  expect(holders('SESSION_ID_SECRET')).toEqual(['svc-identity', 'gateway']);
  expect(holders('KEY_SECRET')).toEqual(['svc-identity']);
  expect(holders('HASH_SECRET')).toEqual(['svc-tests']);
});

test('no two pairs of services share a token', () => {
  const env = (name: string) => plan().get(name)?.env;
  expect(env('svc-identity')).toMatchObject({ TESTS_TOKEN: 't', STATS_TOKEN: 'a' });
  expect(env('svc-tests')?.IDENTITY_TOKEN).toBe('t');
  expect(env('svc-stats')?.IDENTITY_TOKEN).toBe('a');
});
