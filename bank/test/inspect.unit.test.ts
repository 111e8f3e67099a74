import { rm } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import type { BankQuestion } from '@zielona-fala/contracts/bank';
import { question, writeBank } from '@zielona-fala/contracts/bank/testing';
import { inspectBank } from '../src/checks/inspect.ts';
import { BANK } from '../src/folder.ts';

/** Sentences with hardly a trigram in common. */
const SENTENCES = [
  'Czy wolno ci tu zawrócić? | May you turn round here? | Darfst du hier wenden? | Чи можна тобі тут розвернутися?',
  'Jak daleko widać trójkąt? | From what distance is the triangle seen? | Wie weit sieht man das Dreieck? | На якій відстані видно знак?',
];

function spoken(number: number, sentence: string, changes: Partial<BankQuestion> = {}): BankQuestion {
  const [pl = '', en = '', de = '', uk = ''] = sentence.split(' | ');
  return question(number, { text: { pl, en, de, uk }, ...changes });
}

/** Without what such small banks lack. */
async function problemsOf(questions: readonly BankQuestion[], unusedMedia = false) {
  const folder = await writeBank({ 'a.json': questions });
  if (!unusedMedia) await rm(path.join(folder, 'media', 'scenes'), { recursive: true });
  const { problems } = await inspectBank(folder);
  return problems.filter((problem) => !/^\w+ has \d+|^the bank has/.test(problem));
}

const [FIRST = '', SECOND = ''] = SENTENCES;
const picture = {
  file: 'scenes/here.svg',
  alt: { pl: 'droga', en: 'a road', de: 'eine Straße', uk: 'дорога' },
};
const still = 'scenes/here.svg';
const film = { ...picture, file: 'scenes/here.webm', poster: still, lastFrame: still };

describe('inspecting a bank', () => {
  test('finds nothing wrong with the product’s own', async () => {
    const { problems, summary } = await inspectBank(BANK);
    expect(problems).toEqual([]);
    expect(summary).toMatch(/^Questions: \d+, of them yes or no: T \d+, N \d+$/);
  });

  test('finds nothing wrong with questions that differ', async () => {
    expect(await problemsOf([spoken(1_900_001, FIRST), spoken(1_900_002, SECOND)])).toEqual([]);
  });

  test.each([
    ['the same words', FIRST],
    [
      'other case and marks',
      'czy wolno ci tu zawrocic | MAY YOU – turn round here! | Darfst du hier wenden | ЧИ можна тобі тут розвернутися',
    ],
    [
      'one word more, in one language',
      'Jak szybko jedziesz? | May you turn round here now? | Was trinkst du? | Хто їде першим?',
    ],
  ])('names pairs of %s', async (_what, sentence) => {
    const problems = await problemsOf([spoken(1_900_002, sentence), spoken(1_900_001, FIRST)]);
    expect(problems).toEqual([
      expect.stringMatching(/^1900001 and 1900002 are \d+ % alike in (pl|en|de|uk): “/),
    ]);
  });

  test('lets different pictures ask the same', async () => {
    const pair = [spoken(1_900_001, FIRST, { media: picture }), spoken(1_900_002, FIRST, { media: film })];
    expect(await problemsOf(pair, true)).toEqual([]);
    expect(
      await problemsOf(
        pair.map((each) => ({ ...each, media: film })),
        true,
      ),
    ).toHaveLength(1);
  });

  test('names two answers that are the same in one language', async () => {
    const { answers } = question(1, { part: 'technical' });
    if (answers === null) throw new Error('a specialist question has answers');
    const twice = { ...answers, C: { ...answers.C, de: `${answers.A.de.toUpperCase()}!` } };
    const problems = await problemsOf([spoken(1_900_001, FIRST, { part: 'technical', answers: twice })]);
    expect(problems).toEqual(['1900001: two answers are the same in de']);
  });

  test.each(['text', 'explanation'] as const)('names a %s that was not translated', async (field) => {
    const copied = { pl: 'To samo.', en: 'Something else', de: 'To samo', uk: 'Інше' };
    const problems = await problemsOf([spoken(1_900_001, FIRST, { [field]: copied })]);
    expect(problems).toEqual([`1900001: ${field} is the same in two languages`]);
  });

  test('names a question that was checked before its law was in force', async () => {
    const legalBasis = [{ act: 'road-traffic-act', article: 'art. 20', asOf: '2026-03-03' }] as const;
    const early = spoken(1_900_001, FIRST, { legalBasis, checked: '2026-03-02' });
    const late = spoken(1_900_002, SECOND, { legalBasis, checked: '2026-03-03' });
    expect(await problemsOf([early, late])).toEqual([
      '1900001: checked on 2026-03-02, before its law of 2026-03-03',
    ]);
  });

  test('names a wrong term', async () => {
    const text = {
      pl: 'Czy jedziesz?',
      en: 'Do you have right of way?',
      de: 'Fährst du?',
      uk: 'Чи ти їдеш?',
    };
    expect(await problemsOf([question(1_900_001, { text })])).toEqual([
      '1900001: “right of way” in en, write priority',
    ]);
  });

  test('names media that no question shows', async () => {
    expect(await problemsOf([spoken(1_900_001, FIRST)], true)).toEqual([
      expect.stringMatching(/^media\/scenes\/here\.\w+ is used by no question$/),
      expect.stringMatching(/^media\/scenes\/here\.\w+ is used by no question$/),
    ]);
  });

  test('names what loading would refuse', async () => {
    const problems = await problemsOf([spoken(1_900_001, FIRST, { correct: 'B' })]);
    expect(problems).toEqual([expect.stringMatching(/^a\.json 1900001: "correct"/)]);
  });

  test('tells what is missing of the minima', async () => {
    const folder = await writeBank({ 'a.json': [spoken(1_900_001, FIRST, { categories: ['B', 'PT'] })] });
    const { problems } = await inspectBank(folder);
    expect(problems).toContain('B has 1 primary questions of 3 points and needs 120');
    expect(problems).toContain('B has 0 technical questions of 1 points and needs 12');
    expect(problems).toContain('AM has 0 technical questions of 2 points and needs 8');
    expect(problems).toContain('the bank has 1 questions and needs 500');
    expect(problems).toContain('PT has 1 primary questions of 3 points and needs 60');
  });
});
