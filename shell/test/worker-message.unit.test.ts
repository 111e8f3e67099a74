import { expect, test } from '@jest/globals';
import { readWorkerMessage, type WorkerMessage } from '../src/worker/worker-message.ts';

const OPENED = { type: 'opened', path: '/en', files: ['https://portal.test/main.0a1b2c3d.js'] };

test.each<WorkerMessage>([{ type: 'take-over' }, { ...OPENED, type: 'opened' }])(
  'the worker understands what pages of its build say: $type',
  (message) => {
    expect(readWorkerMessage(message)).toEqual(message);
  },
);

test.each<[string, unknown]>([
  ['nothing', null],
  ['a text', 'opened'],
  ['a message of a later build', { type: 'closed', path: '/', files: [] }],
  ['an opened page without its path', { ...OPENED, path: undefined }],
  ['one of another origin', { ...OPENED, path: 'https://other.test/' }],
  ['one without its files', { ...OPENED, files: undefined }],
  ['one with a file that is no address', { ...OPENED, files: ['main.js'] }],
])('%s is no message', (_what, value) => {
  expect(readWorkerMessage(value)).toBeNull();
});
