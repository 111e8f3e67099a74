import { expect, test } from '@jest/globals';
import { terminalLine } from '../src/stack/log-lines.ts';

const record = (fields: object) => JSON.stringify(fields);

test.each([
  [record({ level: 'info', msg: 'listening' }), null],
  ['', null],
  [record({ level: 'warn', msg: 'slow', requestId: 'r1' }), '[svc] warning: slow (request r1)'],
  [record({ level: 'warn', name: 'svc', topic: 't', msg: 'late' }), '[svc] warning: late (topic t)'],
  [record({ level: 'error', msg: 'failed', err: { message: 'no route' } }), '[svc] error: failed: no route'],
  [record({ level: 50, pid: 1, hostname: 'h', msg: 'failed' }), '[svc] error: failed'],
  ['Error: crash', '[svc] Error: crash'],
  ['{broken', '[svc] {broken'],
])('%s → %s', (line, expected) => {
  expect(terminalLine('svc', line)).toBe(expected);
});
