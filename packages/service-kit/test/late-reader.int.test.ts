import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from '@jest/globals';
import { startWholeAnswer, WHOLE_BYTES } from './support/whole-answer.ts';

const PROGRAM = `${import.meta.dirname}/support/late-reader.ts`;

test('a process outlives a server that closes the connection of an answer before it is read', async () => {
  const server = await startWholeAnswer();
  const child = spawn(process.execPath, [PROGRAM, server.url], { stdio: ['pipe', 'pipe', 'inherit'] });
  const ended = once(child, 'exit');
  try {
    await server.closed;
    child.stdin.write('read\n');
    const [read] = await Promise.race([once(child.stdout, 'data'), ended]);
    expect(String(read)).toBe(`${WHOLE_BYTES}\n`);
  } finally {
    child.kill();
    await ended;
    server.stop();
  }
});
