import { describe, expect, test } from '@jest/globals';
import { officialDigest, type Rule, readRules, withFigures } from '../src/bank/index.ts';
import { rule, writeBank } from '../src/bank/testing.ts';

const words = (text: string) => ({ pl: `${text} (pl)`, en: `${text} (en)`, de: `${text} (de)` });

const bankWith = (rules: Readonly<Record<string, unknown>>) => writeBank({}, rules);

describe('reading the rules of a bank', () => {
  test('takes the rules of all files and what is tied to them', async () => {
    const { rules, rulesOf } = readRules(
      await bankWith({
        'a.json': [rule('yield', { beside: ['stop'] })],
        'b.json': [rule('stop')],
        'ties.json': { 1900001: ['stop', 'yield'] },
      }),
    );
    expect([...rules.keys()]).toEqual(['yield', 'stop']);
    expect(rulesOf.get(1_900_001)).toEqual(['stop', 'yield']);
    expect(rulesOf.get(1_900_002)).toBeUndefined();
  });

  test('ties questions of the official bank by their words, however an edition spells them', async () => {
    const words = { text: 'Czy „możesz” jechać?', answers: [], mediaName: 'Film_1.WMV' };
    const digest = officialDigest(words);
    const folder = await bankWith({ 'a.json': [rule('stop')], 'official-ties.json': { [digest]: ['stop'] } });
    expect(readRules(folder).officialRulesOf.get(digest)).toEqual(['stop']);
    expect(officialDigest({ ...words, text: 'CZY możesz  jechać', mediaName: 'film_1.mp4' })).toBe(digest);
    expect(officialDigest({ ...words, mediaName: 'film_2.wmv' })).not.toBe(digest);
    expect(officialDigest({ ...words, answers: ['Tak.'] })).not.toBe(digest);
    const letters = { ...words, answers: ['1 m', '2 m', '3 m'] };
    expect(officialDigest({ ...letters, answers: ['3 m', '1 m', '2 m'] })).toBe(officialDigest(letters));
  });

  test('finds none in a bank that has none', async () => {
    expect(readRules(await writeBank({})).rules.size).toBe(0);
  });

  test.each([
    ['an id that is taken', { 'a.json': [rule('stop')], 'b.json': [rule('stop')] }, 'b.json stop: its id'],
    [
      'a missing language',
      { 'a.json': [{ ...rule('stop'), title: { pl: 'x', en: 'x' } }] },
      'a.json stop: "title.de"',
    ],
    ['no legal basis', { 'a.json': [rule('stop', { legalBasis: [] })] }, 'a.json stop: "legalBasis"'],
    ['an id that no address bears', { 'a.json': [rule('Stop here')] }, 'a.json Stop here: "id"'],
    [
      'a figure that is not given',
      { 'a.json': [rule('stop', { text: words('{limit}') })] },
      'the figure {limit}',
    ],
    [
      'a figure that nothing speaks of',
      { 'a.json': [rule('stop', { figures: { limit: { value: 50, unit: 'km/h' } } })] },
      'the figure limit is not used',
    ],
    [
      'a neighbour that does not exist',
      { 'a.json': [rule('stop', { beside: ['gone'] })] },
      'stop: there is no other rule gone',
    ],
    [
      'itself as a neighbour',
      { 'a.json': [rule('stop', { beside: ['stop'] })] },
      'stop: there is no other rule stop',
    ],
    [
      'a tie to a rule that does not exist',
      { 'ties.json': { 1: ['gone'] } },
      'ties.json 1: there is no rule gone',
    ],
    ['a tie that is no list', { 'ties.json': { 1: 'gone' } }, 'ties.json: "1" must be an array'],
    [
      'an official question that nothing recognises',
      { 'a.json': [rule('stop')], 'official-ties.json': { 17: ['stop'] } },
      'official-ties.json: "17" is not allowed',
    ],
    ['a file that is no list', { 'a.json': {} }, 'a.json: is not a JSON array'],
  ])('refuses %s and loads nothing', async (_what, files, problem) => {
    const folder = await bankWith(files);
    expect(() => readRules(folder)).toThrow(problem);
  });

  test('names every problem at once', async () => {
    const folder = await bankWith({ 'a.json': [rule('x y')], 'ties.json': { 1: ['gone'] } });
    expect(() => readRules(folder)).toThrow(/a\.json x y: .*\n.*ties\.json 1: there is no rule gone/);
  });
});

describe('the words of a rule', () => {
  const text = { pl: 'do {limit}, {blood}', en: 'up to {limit}, {blood}', de: 'bis {limit}, {blood}' };
  const figures: Rule['figures'] = { limit: { value: 50, unit: 'km/h' }, blood: { value: 0.2, unit: '‰' } };

  test.each([
    ['pl', 'do 50\u00a0km/h, 0,2\u00a0‰'],
    ['en', 'up to 50\u00a0km/h, 0.2\u00a0‰'],
    ['de', 'bis 50\u00a0km/h, 0,2\u00a0‰'],
  ] as const)('have their figures as they are written in %s', (locale, expected) => {
    expect(withFigures(text, { figures }, locale)).toBe(expected);
  });
});
