import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '@jest/globals';
import { ROOT } from '../src/paths.ts';

const USERS = ['operator', 'gateway', 'identity', 'tests', 'stats'];

/** Which keys each user may read, and which of them only read. */
async function rights(): Promise<Record<string, { all: string[]; reads: string[] }>> {
  const passwords = USERS.map((user) => [`REDIS_${user.toUpperCase()}_PASSWORD`, 'any']);
  const { stdout } = await promisify(execFile)('sh', [path.join(ROOT, 'deploy/redis/users.sh')], {
    env: { ...process.env, ...Object.fromEntries(passwords) },
  });
  const lines = [...stdout.matchAll(/^user (\S+) on >(.+)$/gm)];
  return Object.fromEntries(
    lines.map(([, user = '', said = '']) => {
      const words = said.split(' ');
      const of = (prefix: string) =>
        words.filter((word) => word.startsWith(prefix)).map((word) => word.slice(prefix.length, -2));
      return [user, { all: of('~'), reads: of('%R~') }];
    }),
  );
}

test('sessions are revoked by svc-identity alone; the other services only ask', async () => {
  const { gateway, identity, tests, stats } = await rights();
  expect(identity?.all).toContain('revoked');
  for (const user of [tests, stats]) {
    expect(user?.all).not.toContain('revoked');
    expect(user?.reads).toEqual(['revoked']);
  }
  expect(gateway).toEqual({ all: ['gateway'], reads: [] });
});
