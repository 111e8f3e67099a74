import { execFile } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { question, rule, writeBank } from '@zielona-fala/contracts/bank/testing';

/** As `npm run bank:rules` starts it. */
const COMMAND = path.join(import.meta.dirname, '../src/commands/rules.ts');
const [ONE, TWO] = ['00000000000a', '00000000000b'];
const SETTLED = { resolution: 'rule mended', because: 'told now' };

const reading = (changes: object = {}) => ({
  question: ONE,
  tied: ['stop', 'yield'],
  read: 'stop',
  settled: 'stop',
  because: null,
  ...changes,
});
const answer = (changes: object = {}) => ({
  question: ONE,
  rules: ['stop'],
  answer: 'T',
  isRight: true,
  isTold: true,
  settled: null,
  ...changes,
});

interface Review {
  readonly readings?: readonly object[];
  readonly answers?: readonly object[];
  readonly ties?: object;
}

async function run({ readings = [], answers = [], ties = { 1900001: ['stop'] } }: Review) {
  const folder = await writeBank(
    { 'a.json': [question(1_900_001)] },
    {
      'a.json': [
        rule('stop', { topic: 'road-signs' }),
        rule('yield'),
        rule('unasked', { checked: '2021-01-01' }),
      ],
      'ties.json': ties,
      'official-ties.json': { [ONE]: ['stop', 'yield'], [TWO]: ['yield'] },
    },
  );
  await mkdir(path.join(folder, 'review'));
  await writeFile(path.join(folder, 'review', 'rule-readings.json'), JSON.stringify(readings));
  await writeFile(path.join(folder, 'review', 'rule-answers.json'), JSON.stringify(answers));
  return new Promise<{ code: number; out: string; err: string }>((resolve) => {
    execFile(process.execPath, [COMMAND, folder], (error, out, err) => {
      resolve({ code: typeof error?.code === 'number' ? error.code : Number(error !== null), out, err });
    });
  });
}

describe('the figures of the rules', () => {
  test('are counted from the rules, their ties and the kept checks', async () => {
    const { code, out } = await run({
      readings: [
        reading(),
        reading({
          question: TWO,
          tied: ['stop', 'yield'],
          read: 'yield',
          settled: 'yield',
          because: 'it asks who goes first',
        }),
      ],
      answers: [answer(), answer({ question: TWO, isTold: false, settled: SETTLED })],
    });
    expect(code).toBe(0);
    expect(out).toContain('Rules: 3\n  road-signs 1\n  right-of-way 2\n');
    expect(out).toContain('Our own questions without a rule: 0\n');
    expect(out).toContain('Rules without a question: 1 (unasked)\n');
    expect(out).toContain('Rules last checked over a year ago: ');
    expect(out).toContain('unasked on 2021-01-01');
    expect(out).toContain('the same for 1 (50.0 %), one of those tied for 2 (100.0 %)');
    expect(out).toContain(
      'right 2 (100.0 %), told by the rules alone 1 (50.0 %); the others since: rule mended 1',
    );
  });

  test('fail where a question of ours has no rule', async () => {
    const { code, out } = await run({ ties: {} });
    expect(code).toBe(1);
    expect(out).toContain('Our own questions without a rule: 1 (1900001)');
  });

  test('fail where a tie is not as its check settled it', async () => {
    const because = 'it asks who goes first';
    const { code, err } = await run({
      readings: [
        reading({ read: 'yield', settled: 'yield', because }),
        reading({ question: TWO, tied: ['yield'], read: 'gone', settled: 'yield', because }),
      ],
      answers: [answer({ question: '00000000000c' })],
    });
    expect(code).toBe(1);
    expect(err.split('\n')).toEqual([
      `official ${ONE} is settled for yield, and tied to stop`,
      `official ${TWO} is read as gone, which is no rule`,
      'official 00000000000c is answered from its rules, and tied to none',
      '',
    ]);
  });
});

describe('a kept check', () => {
  test.each([
    ['a difference that nothing settles', { readings: [reading({ read: 'yield' })] }],
    ['a reason where both chose the same', { readings: [reading({ because: 'so' })] }],
    ['a wrong answer that the rules tell', { answers: [answer({ isRight: false })] }],
    ['an answer that is not told, and not settled', { answers: [answer({ isTold: false })] }],
    ['a question twice', { answers: [answer(), answer()] }],
  ])('is refused with %s', async (_flaw, review) => {
    const { code, err } = await run(review);
    expect(code).toBe(1);
    expect(err).toContain('cannot be used');
  });
});
