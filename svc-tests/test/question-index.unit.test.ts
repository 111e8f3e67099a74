import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { CATEGORIES, PARTS, POINTS, TOPICS } from '@zielona-fala/contracts';
import { question } from '@zielona-fala/contracts/bank/testing';
import fc from 'fast-check';
import {
  createQuestionIndex,
  type Hit,
  type Position,
  type QuestionFilter,
  type QuestionIndex,
  type SearchableQuestion,
} from '../src/browse/question-index.ts';
import { type Term, termsOf } from '../src/browse/words.ts';

let index: QuestionIndex;

beforeEach(() => {
  index = createQuestionIndex();
});

afterEach(() => index.close());

const wordsOf = (text: string) => termsOf(text, 'pl').map(({ word }) => word);
const same = (text: string) => ({ pl: text, en: text, de: text });
const indexed = (
  number: number,
  pl: string,
  changes: Partial<SearchableQuestion> = {},
): SearchableQuestion => ({
  ...question(number),
  revision: `${number}-000000000000`,
  answers: null,
  isExamined: true,
  ...changes,
  text: { pl, en: `sign ${number}`, de: `Straße ${number}` },
});

const FILTER: QuestionFilter = { category: 'B', lang: 'pl', text: '' };
const numbersOf = (filter: Partial<QuestionFilter>, page = { limit: 100, after: null as Position | null }) =>
  index.find({ ...FILTER, ...filter }, page).hits.map(({ number }) => number);

describe('words', () => {
  test.each([
    ['Żółć, gęślą JAŹŃ!', ['zolc', 'gesla', 'jazn']],
    ['Straße über den Fluß', ['strasse', 'uber', 'den', 'fluss']],
    ['50 km/h, 50 m', ['50', 'km', 'h', 'm']],
    ['B+E „a"; * OR NOT', ['b', 'e', 'a', 'or', 'not']],
    ['…', []],
  ])('%s', (text, words) => {
    expect(wordsOf(text)).toEqual(words);
  });
});

describe('a search', () => {
  beforeEach(() => {
    index.add([
      indexed(11, 'Czy na skrzyżowaniu ustąpisz pierwszeństwa?'),
      indexed(12, 'Skrzyżowanie z sygnalizacją świetlną', { part: 'technical', points: 1 }),
      indexed(13, 'Prędkość 12 km/h na łuku', { topic: 'speed-distance' }),
      indexed(14, 'Łuk drogi', { categories: ['A'] }),
      indexed(15, 'Światło', {
        part: 'technical',
        answers: { A: same('żółte'), B: same('zielone'), C: same('czerwone') },
      }),
    ]);
  });

  test.each([
    ['everything, by number', '', [11, 12, 13, 15]],
    ['beginnings of words', 'skrzyż', [11, 12]],
    ['words without diacritics', 'swiat', [15]],
    ['words with diacritics', 'ŚWIAT', [15]],
    ['ł as l, and l as l alone', 'luku', [13]],
    ['words of the answers', 'żółte', [15]],
    ['several words, all of which there must be', 'na pierwsz', [11]],
    ['words in any order', 'pierwszenstwa skrzyzowaniu', [11]],
    ['whole words before other forms', 'skrzyzowanie', [12, 11]],
    ['nothing that begins otherwise', 'zowanie', []],
    ['the question of a number first, then words that begin so', '12', [12, 13]],
    ['no question of a number in another category', '14', []],
    ['marks that are no words as nothing', '?!', [11, 12, 13, 15]],
    ['the words of the index’s own language as words', 'na NOT pierwsz', []],
  ])('finds %s', (_what, text, numbers) => {
    expect(numbersOf({ text })).toEqual(numbers);
  });

  test.each<[string, Partial<QuestionFilter>, readonly number[]]>([
    ['category', { category: 'A' }, [14]],
    ['topic', { topic: 'speed-distance' }, [13]],
    ['part', { part: 'technical' }, [12, 15]],
    ['points', { points: 1 }, [12]],
    ['choice of numbers', { among: [11, 12, 14, 999] }, [11, 12]],
    ['language', { lang: 'de', text: 'strasse' }, [11, 12, 13, 15]],
    ['part and a text', { part: 'technical', text: 'skrz' }, [12]],
  ])('takes only those of a %s', (_what, filter, numbers) => {
    expect(numbersOf(filter)).toEqual(numbers);
    expect(index.find({ ...FILTER, ...filter }, { limit: 1, after: null }).total).toBe(numbers.length);
  });

  test('finds what exams do not ask among chosen numbers alone', () => {
    index.add([indexed(16, 'Skrzyżowanie', { isExamined: false })]);
    expect(numbersOf({ text: 'skrzyż' })).toEqual([11, 12]);
    expect(numbersOf({ text: '16' })).toEqual([]);
    expect(numbersOf({ text: 'skrzyż', among: [12, 15, 16] })).toEqual([12, 16]);
  });

  test('prefers whole words to beginnings, and both to nothing', () => {
    index.add([indexed(3, 'Skrzyżowania'), indexed(20, 'skrzyzowan')]);
    expect(numbersOf({ text: 'skrzyzowan' })).toEqual([20, 3, 11, 12]);
  });
});

describe('inflected words', () => {
  test.each([
    ['pl', 'rondo', 'rondzie'],
    ['pl', 'pieszy', 'pieszego'],
    ['pl', 'skrzyżowanie', 'skrzyżowaniach'],
    ['pl', 'droga', 'drodze'],
    ['pl', 'rower', 'rowerze'],
    ['pl', 'światło', 'świateł'],
    ['pl', 'tramwaj', 'tramwaje'],
    ['pl', 'znak', 'znakow'],
    ['en', 'pedestrian', 'pedestrians'],
    ['en', 'priority', 'priorities'],
    ['de', 'Fußgänger', 'Fußgängern'],
    ['de', 'Straße', 'Strassen'],
  ] as const)('finds forms of a word: in %s, %s by %s and the other way round', (lang, one, other) => {
    const form = (number: number, text: string) => ({ ...indexed(number, ''), text: same(text) });
    index.add([form(31, `an ${one}`), form(32, `an ${other}`), form(33, 'x')]);
    expect(numbersOf({ lang, text: one })).toEqual([31, 32]);
    expect(numbersOf({ lang, text: other })).toEqual([32, 31]);
  });
});

describe('Ukrainian', () => {
  test('is found by words and their beginnings, and by Polish where it is missing', () => {
    const text = { ...same('x'), uk: 'Об’їзд на перехресті' };
    index.add([{ ...indexed(41, ''), text }, indexed(42, 'Objazd na skrzyżowaniu')]);
    expect(numbersOf({ lang: 'uk', text: 'перехрес' })).toEqual([41]);
    expect(numbersOf({ lang: 'uk', text: "об'їзд" })).toEqual([41]);
    expect(numbersOf({ lang: 'uk', text: 'objazd' })).toEqual([42]);
    expect(numbersOf({ lang: 'pl', text: 'перехрес' })).toEqual([]);
  });
});

describe('any bank', () => {
  const WORDS = ['na', 'nad', 'nadto', 'światło', 'świat', '7', '77', 'łuk'] as const;
  const sentence = fc.array(fc.constantFrom(...WORDS), { maxLength: 4 }).map((words) => words.join(' '));
  const bank = fc.uniqueArray(
    fc.record({
      number: fc.integer({ min: 1, max: 80 }),
      text: sentence,
      part: fc.constantFrom(...PARTS),
      points: fc.constantFrom(...POINTS),
      topic: fc.constantFrom(...TOPICS),
      categories: fc.subarray([...CATEGORIES], { minLength: 1 }),
    }),
    { selector: ({ number }) => number, maxLength: 30 },
  );
  const optional = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: undefined });
  const filter = fc.record({
    category: fc.constantFrom(...CATEGORIES),
    text: sentence,
    topic: optional(fc.constantFrom(...TOPICS)),
    part: optional(fc.constantFrom(...PARTS)),
    points: optional(fc.constantFrom(...POINTS)),
  });

  test('is found as if each question were compared, page by page as at once', () => {
    fc.assert(
      fc.property(bank, filter, fc.integer({ min: 1, max: 5 }), (questions, wanted, limit) => {
        const own = createQuestionIndex();
        own.add(questions.map(({ number, text, ...rest }) => indexed(number, text, rest)));
        const asked = { ...wanted, lang: 'pl' } as const;
        const terms = termsOf(wanted.text, 'pl');
        const expected = questions
          .filter(
            (each) =>
              each.categories.includes(wanted.category) &&
              (wanted.topic ?? each.topic) === each.topic &&
              (wanted.part ?? each.part) === each.part &&
              (wanted.points ?? each.points) === each.points,
          )
          .flatMap(({ number, text }): Hit[] => {
            const rank = rankOf(number, termsOf(text, 'pl'), terms);
            return rank === null ? [] : [{ number, revision: `${number}-000000000000`, rank }];
          })
          .sort((one, other) => one.rank - other.rank || one.number - other.number);
        expect(own.find(asked, { limit: 100, after: null })).toEqual({
          total: expected.length,
          hits: expected,
        });
        const paged: Hit[] = [];
        for (let after: Position | null = null; ; after = paged.at(-1) ?? null) {
          const { hits } = own.find(asked, { limit, after });
          paged.push(...hits);
          if (hits.length < limit) break;
        }
        expect(paged).toEqual(expected);
        own.close();
      }),
    );
  });
});

function rankOf(number: number, own: readonly Term[], wanted: readonly Term[]): 0 | 1 | 2 | null {
  if (wanted.length === 1 && wanted[0]?.word === String(number)) return 0;
  const has = (fits: (each: Term, term: Term) => boolean) =>
    wanted.every((term) => own.some((each) => fits(each, term)));
  if (wanted.length > 0 && has((each, { word }) => each.word === word)) return 1;
  return has((each, { word, stem }) => each.word.startsWith(word) || each.stem === stem) ? 2 : null;
}
