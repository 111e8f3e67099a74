import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { columnsFrom, columnsOf, missingColumns } from '../src/columns.ts';
import { readRow } from '../src/official-row.ts';
import { type Layout, tableOf } from './fixtures/editions.ts';
import { officialQuestion } from './fixtures/official-question.ts';

const QUESTION = officialQuestion(1234, { scope: 'SPECJALISTYCZNY', media: 'x.jpg', categories: 'B,C' });
const LAYOUTS: readonly Layout[] = ['2020', '2023', '2026'];

const texts = (layout: Layout) => tableOf(layout, [QUESTION]).map((row) => row.map(String));

function read(header: readonly string[], cells: readonly string[]) {
  const columns = columnsOf(header);
  return columns === null ? null : readRow(cells, columns);
}

describe('the header of an edition', () => {
  test.each(LAYOUTS)('of %s is found by its names', (layout) => {
    const [header = [], cells = []] = texts(layout);
    const row = read(header, cells);
    expect(row).toMatchObject({
      kind: 'question',
      question: {
        number: 1234,
        part: 'technical',
        points: layout === '2023' ? null : 3,
        categories: ['B', 'C'],
        correct: 'B',
        mediaName: 'x.jpg',
        wordings: { pl: { text: 'Czy żółw zdąży na światło 1234?', answers: { C: 'Odpowiedź C 1234' } } },
      },
    });
    const languages = row?.kind === 'question' ? Object.keys(row.question.wordings).sort() : [];
    expect(languages).toEqual(layout === '2023' ? ['pl'] : ['de', 'en', 'pl']);
  });

  test('may have its columns in any order, in any case, with letters in parts and odd spaces', () => {
    fc.assert(
      fc.property(
        fc.constantFrom<Layout>('2020', '2026').chain((layout) => {
          const [header = [], cells = []] = texts(layout);
          const pairs = header.map((name, index): [string, string] => [name, cells[index] ?? '']);
          return fc.tuple(
            fc.constant(read(header, cells)),
            fc.shuffledSubarray(pairs, { minLength: pairs.length }),
            fc.array(fc.constantFrom('upper', 'lower', 'parts', 'spaces', 'as it is'), {
              minLength: pairs.length,
              maxLength: pairs.length,
            }),
          );
        }),
        ([expected, pairs, spellings]) => {
          const header = pairs.map(([name], index) => respelt(name, spellings[index] ?? ''));
          expect(
            read(
              header,
              pairs.map(([, cell]) => cell),
            ),
          ).toEqual(expected);
        },
      ),
    );
  });

  test('takes names that the ministry shortens', () => {
    const [header = [], cells = []] = texts('2026');
    const short = header.map((name) => name.replace(/^Odpowiedź ([BC]) \[/, '$1 ['));
    expect(short).toContain('C [D]');
    expect(read(short, cells)).toEqual(read(header, cells));
  });

  test('takes the names of a copy in circulation', () => {
    const [header = [], cells = []] = texts('2020');
    const copied = header.map((name) =>
      name.replace(/^Odpowiedź ([ABC])$/, '$1').replace('Liczba punktów', 'Liczba'),
    );
    expect(copied).toEqual(expect.arrayContaining(['A', 'B', 'C', 'Liczba']));
    expect(read(copied, cells)).toEqual(read(header, cells));
  });

  test('has its first column of a name counted', () => {
    const [header = [], cells = []] = texts('2026');
    const doubled = [...header, 'Pytanie', 'Liczba punktów'];
    expect(read(doubled, [...cells, 'another', '1'])).toEqual(read(header, cells));
  });

  test('is not any other row', () => {
    expect(columnsOf(['Katalog pytań', '', 'stan na maj'])).toBeNull();
    expect(columnsOf([])).toBeNull();
  });

  test('names the columns that it lacks', () => {
    const columns = columnsOf(['Numer pytania', 'Pytanie', 'Odpowiedź A', 'Odpowiedź B', 'Kategorie']);
    expect(columns && missingColumns(columns)).toEqual(['poprawna odp', 'zakres struktury', 'odpowiedz c']);
  });
});

describe('columns that an operator names', () => {
  const CELLS = ['7', 'Czy?', 'a', 'b', 'c', 'C', 'x.wmv', 'SPECJALISTYCZNY', '2', 'B,C', 'Znaki'];
  const NAMES = 'number,text,a,b,c,correct,media,part,points,categories,block';

  test('stand in the order of their names', () => {
    const row = readRow(CELLS, columnsFrom(NAMES));
    expect(row).toMatchObject({
      kind: 'question',
      question: {
        number: 7,
        correct: 'C',
        points: 2,
        part: 'technical',
        categories: ['B', 'C'],
        mediaName: 'x.wmv',
        wordings: { pl: { text: 'Czy?', answers: { A: 'a', B: 'b', C: 'c' } } },
        notes: { block: 'Znaki', legalBasis: null },
      },
    });
    const withGaps = ['x', ...CELLS.slice(0, 6), 'y', ...CELLS.slice(6), 'art. 1'];
    const gaps = '-, Number,Text,A,B,C,correct,,media,part,points,categories,block,legalBasis';
    expect(readRow(withGaps, columnsFrom(gaps))).toMatchObject({
      question: { number: 7, mediaName: 'x.wmv', notes: { block: 'Znaki', legalBasis: 'art. 1' } },
    });
  });

  test.each([
    ['unknown', `${NAMES},film`, /unknown name “film”; known are .*media/],
    ['named twice', `${NAMES},Media`, /names “media” twice/],
    ['missing', 'number,text,a,c,media', /lacks b, correct, part, categories/],
    ['none', '', /lacks text, a, b, c, number/],
  ])('are refused when one is %s', (_what, list, words) => {
    expect(() => columnsFrom(list)).toThrow(words);
  });
});

function respelt(name: string, spelling: string): string {
  if (spelling === 'upper') return name.toUpperCase();
  if (spelling === 'lower') return name.toLowerCase();
  if (spelling === 'parts') return name.normalize('NFD');
  return spelling === 'spaces' ? ` ${name.replaceAll(' ', ' \u00A0\n')} ` : name;
}
