import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createLog } from '@zielona-fala/service-kit/process';
import { createTestClock } from '@zielona-fala/service-kit/testing';
import { createFlags } from '../src/flags/flags.ts';
import { startIdentity, type TestIdentity } from './support/identity.ts';

const CONFIGURED = { GOOGLE_CLIENT_ID: 'portal', GOOGLE_CLIENT_SECRET: 'secret' };

let identity: TestIdentity;
let replica: TestIdentity;

beforeAll(async () => {
  identity = await startIdentity(CONFIGURED);
  replica = await startIdentity(CONFIGURED, identity.resources);
});

afterAll(async () => {
  await replica.app.stop();
  await replica.connection.close();
  await identity.stop();
});

const COMMAND = fileURLToPath(new URL('../src/commands/flags.ts', import.meta.url));

/** The operator's command, as it is called in a container. */
const flags = (...args: string[]) =>
  new Promise<{ code: number; output: string }>((resolve) => {
    const env = { ...process.env, NODE_ENV: 'production', MONGODB_URI: identity.resources.mongoUri };
    execFile(process.execPath, [COMMAND, ...args], { env }, (error, stdout, stderr) =>
      resolve({ code: Number(error?.code ?? 0), output: `${stdout}${stderr}` }),
    );
  });

const served = (by: TestIdentity) => by.call.get('/api/v1/featureFlags').expect(200);
const afterwards = async (by: TestIdentity) => {
  by.clock.advance({ seconds: 5 });
  return (await served(by)).body;
};

describe('a feature flag', () => {
  test('is off at first', async () => {
    expect((await served(identity)).body).toEqual([]);
    expect(await flags('list')).toEqual({ code: 0, output: 'google-sign-in  off\n' });
  });

  test('is turned on and off while every replica runs on', async () => {
    await served(replica);
    expect(await flags('on', 'google-sign-in')).toEqual({
      code: 0,
      output: 'google-sign-in is on: every replica follows within 5 s\n',
    });
    expect(await flags('on', 'google-sign-in')).toEqual({
      code: 0,
      output: 'google-sign-in is on already\n',
    });
    expect(await afterwards(identity)).toEqual([{ name: 'google-sign-in' }]);
    expect(await afterwards(replica)).toEqual([{ name: 'google-sign-in' }]);
    expect((await flags('list')).output).toMatch(/^google-sign-in {2}on {2}since \d{4}-/);
    await flags('off', 'google-sign-in');
    expect(await afterwards(identity)).toEqual([]);
    const logged = await identity.connection
      .collection('security_log')
      .find({ event: 'flag-changed' })
      .sort({ at: 1 })
      .toArray();
    expect(logged.map(({ detail }) => detail)).toEqual(['google-sign-in on', 'google-sign-in off']);
  });

  test.each([[['on', 'gogle-sign-in']], [['toggle', 'google-sign-in']]])(
    'is not changed by %j; the ones there are are told',
    async (args) => {
      const { code, output } = await flags(...args);
      expect([code, output]).toEqual([1, expect.stringContaining('Flags: google-sign-in')]);
      expect(await identity.connection.collection<{ _id: string }>('flags').distinct('_id')).toEqual([
        'google-sign-in',
      ]);
    },
  );

  test('is not needed to be told how to change one', async () => {
    expect(await flags('--help')).toEqual({ code: 0, output: expect.stringMatching(/^flags list\n/) });
  });

  test('stays what it was while the database does not answer', async () => {
    const clock = createTestClock();
    const log = createLog('test', 'silent');
    let isDown = false;
    let reads = 0;
    const list = async () => {
      reads += 1;
      if (isDown) throw new Error('no server');
      return [{ name: 'google-sign-in', isOn: true, changedAt: null } as const];
    };
    const current = createFlags({ list }, () => true, clock, log);
    const both = await Promise.all([current(), current()]);
    expect([both, reads]).toEqual([[[{ name: 'google-sign-in' }], [{ name: 'google-sign-in' }]], 1]);
    isDown = true;
    clock.advance({ seconds: 5 });
    expect(await current()).toEqual([{ name: 'google-sign-in' }]);
    expect(reads).toBe(2);
    await expect(createFlags({ list }, () => true, clock, log)()).rejects.toThrow('no server');
  });
});
