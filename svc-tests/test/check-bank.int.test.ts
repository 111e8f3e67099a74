import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from '@jest/globals';
import { CATEGORIES } from '@zielona-fala/contracts';
import { testResources } from '@zielona-fala/service-kit/testing';

const run = promisify(execFile);
const commandFile = (name: string) => fileURLToPath(new URL(`../src/commands/${name}.ts`, import.meta.url));

test('checking the bank tells what is loaded and which categories can be drawn', async () => {
  const env = { ...process.env, NODE_ENV: 'test', MONGODB_URI: testResources('check-bank').mongoUri };
  const command = async (name: string) => (await run(process.execPath, [commandFile(name)], { env })).stdout;
  const empty = await command('check-bank');
  expect(empty.match(/missing: 10\/6\/4 \+ 6\/4\/2/g)).toHaveLength(CATEGORIES.length);
  expect(empty).toContain('Exams can be drawn in: no category');
  const loaded = await command('load-bank');
  const checked = await command('check-bank');
  expect(checked).toMatch(/^ {2}B +\d+\/\d+\/\d+ +\d+\/\d+\/\d+ +can be drawn$/m);
  expect(loaded).toContain(checked);
});
