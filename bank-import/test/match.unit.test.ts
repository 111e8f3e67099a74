import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { identityOf, type Recognisable } from '../src/identity.ts';
import { createMatcher, type Match } from '../src/match.ts';

interface Row extends Recognisable {
  readonly law: string;
}

/** So few different values that most rows share something. */
const row: fc.Arbitrary<Row> = fc.record({
  number: fc.integer({ min: 1, max: 4 }),
  mediaName: fc.constantFrom(null, 'a.wmv', 'A.mp4', 'b.jpg'),
  wordings: fc.record({
    pl: fc.record({
      text: fc.constantFrom('Czy wolno?', 'CZY WOLNO', 'Czy trzeba?'),
      answers: fc.constantFrom(null, { A: 'tak', B: 'nie', C: 'czasem' }, { A: 'nigdy', B: 'nie', C: 'tak' }),
    }),
  }),
  law: fc.constantFrom('art. 1', 'art. 2'),
});
const rows = fc.array(row, { maxLength: 6 });
const isSame = (one: Row, other: Row) => one.law === other.law;
const withoutRows = (match: Match<Row>) =>
  'row' in match ? { kind: match.kind, law: match.row.law } : match.kind;

describe('a question in another edition', () => {
  test('is never found without its text, nor with neither its number nor its medium', () => {
    fc.assert(
      fc.property(rows, fc.array(row, { minLength: 1, maxLength: 4 }), (older, newer) => {
        const match = createMatcher(older, newer, isSame);
        for (const question of newer) {
          const found = match(question);
          if (!('row' in found)) continue;
          const [wanted, one] = [identityOf(question), identityOf(found.row)];
          expect(one.text).toBe(wanted.text);
          if (found.kind === 'number-and-text') expect(one.number).toBe(wanted.number);
          else expect(one.medium).toBe(wanted.medium);
        }
      }),
    );
  });

  test('is in conflict when rows that nothing tells apart say different things', () => {
    fc.assert(
      fc.property(rows, row, (others, question) => {
        const twins = [
          { ...question, law: 'art. 1' },
          { ...question, law: 'art. 2' },
        ];
        const match = createMatcher([...others, ...twins], [question], isSame);
        expect(match(question).kind).toBe('conflict');
      }),
    );
  });

  test('is found by itself among any others', () => {
    fc.assert(
      fc.property(rows, row, (others, question) => {
        const different = others.filter(({ law }) => law === question.law);
        const found = createMatcher([...different, question], [question], isSame)(question);
        expect(found).toMatchObject({ kind: 'number-and-text', row: { law: question.law } });
      }),
    );
  });

  test('is found alike, in whatever order the rows stand', () => {
    const shuffledRows = rows.chain((older) =>
      fc.tuple(fc.constant(older), fc.shuffledSubarray(older, { minLength: older.length })),
    );
    fc.assert(
      fc.property(shuffledRows, row, ([older, shuffled], question) => {
        const [one, other] = [older, shuffled].map((each) =>
          createMatcher(each, [question], isSame)(question),
        );
        expect(one && withoutRows(one)).toEqual(other && withoutRows(other));
      }),
      { numRuns: 1000 },
    );
  });
});
