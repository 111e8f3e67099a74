import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { CommandRefused, runCommand } from '../src/process/index.ts';

const { argv } = process;
let printed: string[];
let complained: string[];

beforeEach(() => {
  printed = [];
  complained = [];
  jest.spyOn(process.stdout, 'write').mockImplementation((text) => printed.push(String(text)) > 0);
  jest.spyOn(process.stderr, 'write').mockImplementation((text) => complained.push(String(text)) > 0);
});

afterEach(() => {
  jest.restoreAllMocks();
  process.argv = argv;
  process.exitCode = undefined;
});

/** A command that takes one word. */
function run(args: readonly string[], work: (word: string) => Promise<void> = async () => undefined) {
  process.argv = ['node', 'command.ts', ...args];
  const read = ([word, ...more]: readonly string[]) =>
    word === undefined || word.startsWith('-') || more.length > 0 ? null : word;
  return runCommand('command WORD', read, work);
}

test('a command is run with what it was asked for', async () => {
  const words: string[] = [];
  await run(['look'], async (word) => void words.push(word));
  expect([words, printed, complained, process.exitCode]).toEqual([['look'], [], [], undefined]);
});

test('the usage is printed on request', async () => {
  await run(['--help']);
  expect([printed, complained, process.exitCode]).toEqual([['command WORD\n'], [], undefined]);
});

test.each([[[]], [['two', 'words']]])('for %j the usage is an error', async (args) => {
  await run(args);
  expect([printed, complained, process.exitCode]).toEqual([[], ['command WORD\n'], 1]);
});

test('of a refusal only the reason is printed', async () => {
  await run(['look'], () => Promise.reject(new CommandRefused('There is no account 17')));
  expect([printed, complained, process.exitCode]).toEqual([[], ['There is no account 17\n'], 1]);
});

test('any other error keeps its stack', async () => {
  const bug = new TypeError('sessions is not iterable');
  await expect(run(['look'], () => Promise.reject(bug))).rejects.toBe(bug);
  expect([printed, complained]).toEqual([[], []]);
});
