import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { readBank } from '@zielona-fala/contracts/bank';
import { question, writeBank } from '@zielona-fala/contracts/bank/testing';
import {
  type BlindAnswer,
  type Disagreement,
  readReview,
  reviewGaps,
  wordsDigest,
} from '../src/checks/review.ts';
import { BANK } from '../src/folder.ts';
import { sheetOf } from '../src/sheet.ts';

const NUMBER = 1_900_001;
const ASKED = question(NUMBER);
const WORDS = wordsDigest(ASKED);
const OTHER_WORDS = '0a1b2c3d';

const blind = (changes: Partial<BlindAnswer> = {}): BlindAnswer => ({
  number: NUMBER,
  answer: 'T',
  words: WORDS,
  because: 'art. 25',
  doubt: null,
  ...changes,
});

const settled = (changes: Partial<Disagreement> = {}): Disagreement => ({
  number: NUMBER,
  key: 'T',
  blind: 'N',
  about: 'who comes from the right',
  law: 'art. 25 ust. 1',
  resolution: 'key kept',
  again: null,
  ...changes,
});

const gaps = (answers: BlindAnswer[], disagreements: Disagreement[] = []) =>
  reviewGaps([ASKED], { answers, disagreements, awaiting: [] });

describe('the second, blind answers', () => {
  test('leave nothing open when they agree', () => {
    expect(gaps([blind()])).toEqual([]);
  });

  test('are missed where a question has none, with the words that an answer is to name', () => {
    expect(gaps([])).toEqual([`${NUMBER} was not answered blind (its words: ${WORDS})`]);
  });

  test('count for the words that were answered: translations may still be mended', () => {
    const { text } = ASKED;
    const inGerman = question(NUMBER, { text: { ...text, de: 'anders' } });
    const inPolish = question(NUMBER, { text: { ...text, pl: 'inaczej' } });
    const shown = question(NUMBER, { media: { file: 'scenes/here.svg', alt: text } });
    const open = (now: typeof ASKED) =>
      reviewGaps([now], { answers: [blind()], disagreements: [], awaiting: [] });
    expect(open(inGerman)).toEqual([]);
    expect(open(inPolish)).toEqual([expect.stringContaining(`other words (${wordsDigest(inPolish)})`)]);
    expect(open(shown)).toEqual([expect.stringContaining('other words')]);
  });

  test('may be awaited for the present words, until they are given', () => {
    const open = (words: string, answers: BlindAnswer[] = []) =>
      reviewGaps([ASKED], { answers, disagreements: [], awaiting: [{ number: NUMBER, words }] });
    expect(open(WORDS)).toEqual([]);
    expect(open(OTHER_WORDS)).toEqual([
      `${NUMBER} has other words (${WORDS}) than those that await a blind answer`,
    ]);
    expect(open(WORDS, [blind()])).toEqual([`${NUMBER} is answered blind, and still awaits it`]);
  });

  test.each([
    ['differ', blind({ answer: 'N' }), 'N'],
    ['doubt', blind({ doubt: 'the picture shows no sign' }), 'T'],
  ] as const)('have to be settled where they %s', (_what, answer, given) => {
    expect(gaps([answer])).toHaveLength(1);
    expect(gaps([answer], [settled({ blind: given })])).toEqual([]);
  });

  test('are asked for again where the question was changed', () => {
    const open = (again: Disagreement['again']) =>
      gaps([blind({ answer: 'N', words: OTHER_WORDS })], [settled({ resolution: 'reworded', again })]);
    expect(open(null)).toHaveLength(1);
    expect(open({ answer: 'N', words: WORDS })).toHaveLength(1);
    expect(open({ answer: 'T', words: OTHER_WORDS })).toHaveLength(1);
    expect(open({ answer: 'T', words: WORDS })).toEqual([]);
  });

  test.each([
    ['another blind answer than was given', settled({ blind: 'T' }), /another blind answer/],
    ['a key that it has no more', settled({ key: 'N' }), /keep its key/],
    ['a removal that did not happen', settled({ resolution: 'removed' }), /removed/],
  ])('are not settled by %s', (_what, settlement, complaint) => {
    expect(gaps([blind({ answer: 'N' })], [settlement])).toEqual([expect.stringMatching(complaint)]);
  });

  test.each<[string, unknown, unknown, RegExp]>([
    ['an unknown answer', [{ ...blind(), answer: 'D' }], [], /blind-answers\.json cannot be used: .*answer/],
    ['no law', [blind({ because: ' ' })], [], /because/],
    ['two answers to one question', [blind(), blind()], [], /duplicate/],
    ['two settlements of one question', [], [settled(), settled()], /disagreements\.json .*duplicate/],
    ['an unknown resolution', [], [{ ...settled(), resolution: 'forgotten' }], /resolution/],
    ['something else than JSON', '[{', [], /blind-answers\.json cannot be used: .*JSON/],
  ])('are refused with %s', async (_what, answers, disagreements, message) => {
    const folder = await writeBank({});
    await mkdir(path.join(folder, 'review'));
    const write = (name: string, content: unknown) =>
      writeFile(
        path.join(folder, 'review', `${name}.json`),
        typeof content === 'string' ? content : JSON.stringify(content),
      );
    await write('blind-answers', answers);
    await write('disagreements', disagreements);
    await write('awaiting', []);
    await expect(readReview(folder)).rejects.toThrow(message);
  });

  test('exist for every question of the product’s own bank', async () => {
    const { questions } = await readBank(BANK);
    expect(reviewGaps(questions, await readReview(BANK))).toEqual([]);
  });
});

describe('the contact sheet', () => {
  const words = { pl: 'Zakaz & nakaz?', en: 'May you?', de: 'Darfst du?', uk: 'Чи можна тобі?' };
  const still = 'films/ball.svg';
  const page = sheetOf(
    [
      question(NUMBER, { part: 'technical', correct: 'B', text: words }),
      question(NUMBER + 1, { media: { file: 'scenes/here.svg', alt: words } }),
      question(NUMBER + 2, {
        media: { file: 'films/ball.webm', poster: still, lastFrame: 'films/ball-end.svg', alt: words },
      }),
    ],
    {
      title: 'B: 3 questions',
      media: '../media',
      review: {
        answers: [blind({ answer: 'B', because: 'art. 7 <ust. 1>', doubt: 'no sign is seen' })],
        disagreements: [settled({ resolution: 'redrawn', again: { answer: 'B', words: WORDS } })],
        awaiting: [],
      },
    },
  );

  test.each([
    ['the text, as text', 'Zakaz &amp; nakaz?'],
    ['the answers with the right one marked', '<li class="right">wrong (de)</li>'],
    ['the explanation', `because ${NUMBER} (pl)`],
    ['the legal basis', 'art. 25 ust. 1 (2026-01-01)'],
    ['the picture', '<img src="../media/scenes/here.svg"'],
    ['the film', '<video src="../media/films/ball.webm"'],
    ['its poster', 'poster="../media/films/ball.svg"'],
    ['its last frame', '<img src="../media/films/ball-end.svg"'],
    ['the blind answer', 'blind: B, art. 7 &lt;ust. 1&gt;'],
    ['the doubt', 'no sign is seen'],
    ['how it was settled', 'who comes from the right – art. 25 ust. 1 – redrawn, answered again: B'],
    ['that nobody has answered blind', 'not answered blind'],
  ])('shows %s', (_what, content) => {
    expect(page).toContain(content);
  });
});
