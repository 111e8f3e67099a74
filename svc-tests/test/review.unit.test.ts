import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { readBank } from '../src/bank/files.ts';
import { BANK_FOLDER } from '../src/bank/folder.ts';
import { type BlindAnswer, type Disagreement, readReview, reviewGaps } from '../src/bank/review.ts';
import { sheetOf } from '../src/bank/sheet.ts';
import { question, writeBank } from './support/bank.ts';

const NUMBER = 1_900_001;

const blind = (changes: Partial<BlindAnswer> = {}): BlindAnswer => ({
  number: NUMBER,
  answer: 'T',
  because: 'art. 25',
  doubt: null,
  ...changes,
});

const settled: Disagreement = {
  number: NUMBER,
  key: 'T',
  blind: 'N',
  about: 'who comes from the right',
  law: 'art. 25 ust. 1',
  again: null,
  resolution: 'key kept',
};

describe('the second, blind answers', () => {
  const asked = [question(NUMBER)];
  const gaps = (answers: BlindAnswer[], disagreements: Disagreement[] = []) =>
    reviewGaps(asked, { answers, disagreements });

  test('leave nothing open when they agree', () => {
    expect(gaps([blind()])).toEqual([]);
  });

  test('are missed where a question has none', () => {
    expect(gaps([blind({ number: NUMBER + 1 })])).toEqual([`${NUMBER} was not answered blind`]);
  });

  test.each([
    ['differ', blind({ answer: 'N' })],
    ['doubt', blind({ doubt: 'the picture shows no sign' })],
  ])('have to be settled where they %s', (_what, answer) => {
    expect(gaps([answer])).toHaveLength(1);
    expect(gaps([answer], [settled])).toEqual([]);
  });

  test('are asked for again where the question was changed', () => {
    const changed = { ...settled, resolution: 'reworded' } as const;
    const open = [`${NUMBER} was changed and not answered blind again`];
    expect(gaps([blind({ answer: 'N' })], [changed])).toEqual(open);
    expect(gaps([blind({ answer: 'N' })], [{ ...changed, again: 'N' }])).toEqual(open);
    expect(gaps([blind({ answer: 'N' })], [{ ...changed, again: 'T' }])).toEqual([]);
  });

  test.each([
    ['an unknown answer', [blind({ answer: 'D' as never })], []],
    ['no law', [blind({ because: ' ' })], []],
    ['an unknown resolution', [], [{ ...settled, resolution: 'forgotten' }]],
  ])('are refused with %s', async (_what, answers, disagreements) => {
    const folder = await writeBank({});
    await mkdir(path.join(folder, 'review'));
    await writeFile(path.join(folder, 'review', 'blind-answers.json'), JSON.stringify(answers));
    await writeFile(path.join(folder, 'review', 'disagreements.json'), JSON.stringify(disagreements));
    await expect(readReview(folder)).rejects.toThrow(/answers\.json|disagreements\.json/);
  });

  test('exist for every question of the product’s own bank', async () => {
    const { questions } = await readBank(BANK_FOLDER);
    expect(reviewGaps(questions, await readReview(BANK_FOLDER))).toEqual([]);
  });
});

describe('the contact sheet', () => {
  test('shows picture, answers with the right one marked, explanation, law and blind answer', () => {
    const words = { pl: 'Zakaz & nakaz?', en: 'May you?', de: 'Darfst du?' };
    const page = sheetOf(
      [
        question(NUMBER, { part: 'technical', correct: 'B', text: words }),
        question(NUMBER + 1, { media: { file: 'scenes/here.svg', alt: words } }),
      ],
      {
        title: 'B: 2 questions',
        media: '../media',
        review: { answers: [blind({ answer: 'B', because: 'art. 7 <ust. 1>' })], disagreements: [settled] },
      },
    );
    expect(page).toContain('Zakaz &amp; nakaz?');
    expect(page).toContain('<li class="right">wrong (de)</li>');
    expect(page).toContain('<img src="../media/scenes/here.svg"');
    expect(page).toContain('blind: B, art. 7 &lt;ust. 1&gt;');
    expect(page).toContain('who comes from the right – art. 25 ust. 1 – key kept');
    expect(page).toContain('not answered blind');
  });
});
