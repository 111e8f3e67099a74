import { describe, expect, test } from '@jest/globals';
import { CATEGORIES } from '@zielona-fala/contracts';
import fc from 'fast-check';
import { columnsOf } from '../src/columns.ts';
import { readRow } from '../src/official-row.ts';
import { answerIn, categoriesIn, numberIn, partIn, pointsIn, wordsIn } from '../src/values.ts';
import { blankRow, tableOf } from './fixtures/editions.ts';
import { type OfficialQuestion, officialQuestion } from './fixtures/official-question.ts';

describe('cells', () => {
  test.each([
    ['7', 7],
    [' 12345 ', 12345],
    ['7.0', 7],
    ['7,00', 7],
    ['0', null],
    ['-1', null],
    ['7.5', null],
    ['1000001', null],
    ['W7', null],
    ['', null],
  ])('%j as a number is %j', (cell, number) => {
    expect(numberIn(cell)).toBe(number);
  });

  test.each([
    ['3', 3],
    ['2,0', 2],
    [' 1 ', 1],
    ['4', null],
    ['trzy', null],
  ])('%j as points is %j', (cell, points) => {
    expect(pointsIn(cell)).toBe(points);
  });

  test.each([
    ['PODSTAWOWY', 'primary'],
    ['Podstawowy', 'primary'],
    ['SPECJALISTYCZNY', 'technical'],
    ['Specjalistyczny', 'technical'],
    [' Specajlistyczny', 'technical'],
    ['INNY', null],
  ])('%j as a part is %j', (cell, part) => {
    expect(partIn(cell)).toBe(part);
  });

  test.each([
    ['T', 'T'],
    ['n ', 'N'],
    ['Tak', 'T'],
    ['b', 'B'],
    ['D', null],
    ['', null],
  ])('%j as an answer is %j', (cell, answer) => {
    expect(answerIn(cell)).toBe(answer);
  });

  test('categories come in any order, with any spaces', () => {
    const separator = fc.constantFrom(',', ', ', ' ,', ';', ',,');
    fc.assert(
      fc.property(fc.shuffledSubarray([...CATEGORIES], { minLength: 1 }), separator, (chosen, between) => {
        const expected = CATEGORIES.filter((category) => chosen.includes(category));
        expect(categoriesIn(chosen.join(between))).toEqual(expected);
        expect(categoriesIn(` ${chosen.join(between).toLowerCase()}\u00A0`)).toEqual(expected);
      }),
    );
    expect(categoriesIn('B,X')).toBeNull();
    expect(categoriesIn(' ')).toBeNull();
  });

  test('words come on one line in composed letters', () => {
    expect(wordsIn(' Zażółć\r\n\tgęślą\u00A0 jaźń '.normalize('NFD'))).toBe('Zażółć gęślą jaźń');
    expect(wordsIn(' \u00A0\n')).toBeNull();
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const words = wordsIn(text);
        expect(words === null ? null : wordsIn(words)).toBe(words);
      }),
    );
  });
});

describe('a row', () => {
  const rowOf = (changes: Partial<OfficialQuestion>) => {
    const [header = [], cells = []] = tableOf('2026', [officialQuestion(5, changes)]);
    const columns = columnsOf(header.map(String));
    if (columns === null) throw new Error('the header is not recognised');
    return readRow(cells.map(String), columns);
  };

  test('that only has a running number is blank', () => {
    const columns = columnsOf((tableOf('2026', [])[0] ?? []).map(String));
    expect(columns && readRow(blankRow('2026', 3526).map(String), columns)).toEqual({ kind: 'blank' });
    expect(columns && readRow([], columns)).toEqual({ kind: 'blank' });
  });

  test('of the basic part may have letters, and of the specialist part yes/no', () => {
    expect(rowOf({ correct: 'C' })).toMatchObject({
      question: { part: 'primary', correct: 'C', wordings: { pl: { answers: { A: 'Odpowiedź A 5' } } } },
    });
    const specialist = rowOf({ scope: 'SPECJALISTYCZNY', correct: 'N' });
    expect(specialist).toMatchObject({
      question: { part: 'technical', correct: 'N', wordings: { pl: { answers: null } } },
    });
  });

  test('takes no half of a translation', () => {
    const row = rowOf({ correct: 'A', de: ['Frage?', 'Antwort', '', 'Antwort'] });
    expect(row.kind === 'question' && Object.keys(row.question.wordings).sort()).toEqual(['en', 'pl']);
  });

  test.each<[string, Partial<OfficialQuestion>, string]>([
    ['number', { number: 'piąte' }, '“piąte” is no question number'],
    ['answer', { correct: 'D' }, '“D” is no answer'],
    ['scope', { scope: '' }, '“” is no part of the exam'],
    ['points', { points: 5 }, '“5” is no number of points'],
    ['categories', { categories: 'B+E' }, '“B+E” are no categories'],
    ['Polish text', { pl: ['', '', '', ''] }, 'the Polish question, or one of its answers, is empty'],
    [
      'Polish answer',
      { correct: 'A', pl: ['Pytanie?', 'a', 'b', ''] },
      'the Polish question, or one of its answers, is empty',
    ],
  ])('is refused for its %s', (_what, changes, reason) => {
    expect(rowOf(changes)).toEqual({ kind: 'refused', number: 'number' in changes ? null : 5, reason });
  });
});
