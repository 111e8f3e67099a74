import { describe, expect, test } from '@jest/globals';
import { readBank } from '../src/bank/files.ts';
import { BANK_FOLDER } from '../src/bank/folder.ts';
import { planBank } from '../src/bank/plan.ts';
import { revisionOf } from '../src/bank/revision.ts';
import { availableCategories, strataOf } from '../src/bank/strata.ts';
import { question, writeBank } from './support/bank.ts';

const STILL = 'scenes/here.svg';
const letters = (text: string) => ({ pl: text, en: text, de: text });

describe('reading a bank folder', () => {
  test('takes valid questions of all files', async () => {
    const media = { file: 'scenes/here.svg', alt: letters('a road') };
    const folder = await writeBank({
      'a.json': [question(1_900_001, { media })],
      'b.json': [question(1_900_002, { part: 'technical' })],
    });
    const { questions, refusals } = await readBank(folder);
    expect(refusals).toEqual([]);
    expect(questions.map(({ number }) => number)).toEqual([1_900_001, 1_900_002]);
  });

  test('takes films with their stills', async () => {
    const film = filmed({ poster: STILL, lastFrame: STILL });
    const { questions, refusals } = await readBank(await writeBank({ 'a.json': [film] }));
    expect(refusals).toEqual([]);
    expect(questions[0]?.media).toMatchObject({ poster: STILL, lastFrame: STILL });
  });

  test.each([
    ['a number that is taken', [question(1_900_001), question(1_900_001)]],
    ['a picture that does not exist', [media1('scenes/gone.svg')]],
    ['a film without a poster', [filmed({ lastFrame: STILL })]],
    ['a film without a last frame', [filmed({ poster: STILL })]],
    ['a poster that does not exist', [filmed({ poster: 'scenes/gone.svg', lastFrame: STILL })]],
    ['a last frame that does not exist', [filmed({ poster: STILL, lastFrame: 'scenes/gone.svg' })]],
    ['a poster of a picture', [filmed({ file: STILL, poster: STILL })]],
    ['a picture outside of the folder', [media1('../questions/a.json')]],
    ['a basic question with a letter', [question(1_900_001, { correct: 'A' })]],
    ['a specialist question with yes or no', [question(1_900_001, { part: 'technical', correct: 'T' })]],
    ['a specialist question without answers', [question(1_900_001, { part: 'technical', answers: null })]],
    ['a missing language', [{ ...question(1_900_001), text: { pl: 'tak?', en: 'yes?' } }]],
    ['an empty text', [question(1_900_001, { text: { ...letters('x'), de: ' ' } })]],
    [
      'an unknown act',
      [{ ...question(1_900_001), legalBasis: [{ act: 'x', article: 'y', asOf: '2026-01-01' }] }],
    ],
    ['an unknown field', [{ ...question(1_900_001), author: 'x' }]],
    ['a number of the official bank', [question(17)]],
    ['points as text', [{ ...question(1_900_001), points: '3' }]],
  ])('refuses %s and says where', async (_what, content) => {
    const { refusals } = await readBank(await writeBank({ 'a.json': content }));
    expect(refusals).toEqual([
      { file: 'a.json', number: content[0]?.number ?? null, reason: expect.any(String) },
    ]);
  });

  test('refuses a file that is no JSON array', async () => {
    const { refusals } = await readBank(await writeBank({ 'a.json': '[{' }));
    expect(refusals).toEqual([{ file: 'a.json', number: null, reason: expect.stringContaining('JSON') }]);
  });

  test('takes the whole bank of the product, which fills exams of category B', async () => {
    const { questions, refusals } = await readBank(BANK_FOLDER);
    expect(refusals).toEqual([]);
    const sizes = strataOf(questions.map(revisionOf)).map((pool) => ({
      ...pool,
      size: pool.questions.length,
    }));
    expect(availableCategories(sizes).has('B')).toBe(true);
  });
});

function filmed(files: { file?: string; poster?: string; lastFrame?: string }) {
  return question(1_900_001, { media: { file: 'scenes/here.webm', ...files, alt: letters('a road') } });
}

function media1(file: string) {
  return question(1_900_001, { media: { file, alt: letters('a road') } });
}

describe('a revision', () => {
  test('is the same for the same content in another order of fields', () => {
    const content = question(1_900_001, { part: 'technical' });
    const turned = Object.fromEntries(Object.entries(content).reverse()) as typeof content;
    expect(revisionOf(turned).revision).toBe(revisionOf(content).revision);
    const changed = { ...content, topic: 'road-signs', points: 1 } as const;
    expect(revisionOf(changed).revision).not.toBe(revisionOf(content).revision);
  });

  test('keeps the right answer right while it moves, to each letter about as often', () => {
    const revisions = Array.from({ length: 600 }, (_, index) =>
      revisionOf(question(1_900_001 + index, { part: 'technical', correct: 'A' })),
    );
    for (const { answers, correct } of revisions) {
      expect(correct === 'A' || correct === 'B' || correct === 'C').toBe(true);
      expect(answers?.[correct as 'A' | 'B' | 'C'].en).toBe('right (en)');
      expect(new Set(Object.values(answers ?? {}).map(({ en }) => en)).size).toBe(3);
    }
    for (const letter of ['A', 'B', 'C']) {
      const count = revisions.filter(({ correct }) => correct === letter).length;
      expect(count).toBeGreaterThan(150);
    }
  });
});

describe('planning a load', () => {
  const old = question(1_900_001);
  const changed = question(1_900_001, { points: 1 });
  const other = question(1_900_002);
  const known = (content: typeof old, current: boolean) => ({ ...revisionOf(content), current });

  test('replaces a changed question, withdraws a missing one and adds a new one', () => {
    const fresh = question(1_900_003);
    const plan = planBank([changed, fresh], [known(old, true), known(other, true)]);
    expect(plan.counts).toEqual({ read: 2, added: 1, changed: 1, withdrawn: 1, unchanged: 0 });
    expect(plan.inserted.map(({ number }) => number)).toEqual([1_900_001, 1_900_003]);
  });

  test('takes a former revision up again instead of writing it twice', () => {
    const plan = planBank([old], [known(old, false), known(changed, true)]);
    expect(plan.counts).toMatchObject({ changed: 1, added: 0 });
    expect(plan.inserted).toEqual([]);
    expect(plan.strata.flatMap(({ questions }) => questions)).toEqual([
      { number: old.number, revision: revisionOf(old).revision },
    ]);
  });
});
