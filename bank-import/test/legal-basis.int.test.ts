import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { ImportReport } from '../src/import-bank.ts';
import { tableOf } from './fixtures/editions.ts';
import { type OfficialQuestion, officialQuestion } from './fixtures/official-question.ts';
import { writeXlsx } from './fixtures/xlsx-writer.ts';
import { openImporter } from './support/importer.ts';

const QUESTIONS = 24;

let folder: string;
let importer: Awaited<ReturnType<typeof openImporter>>;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'legal-basis-'));
  importer = await openImporter('legal-basis');
});

afterAll(async () => {
  await importer.close();
});

const lawOf = (subject: number) => `art. ${subject}`;

/** A question about a subject, whose law belongs to the subject alone. */
function about(subject: number, number: number, changes: Partial<OfficialQuestion> = {}): OfficialQuestion {
  return officialQuestion(number, {
    pl: [`Czy wolno Ci wykonać manewr nr ${subject}?`, '', '', ''],
    media: `film ${subject}.wmv`,
    notes: { block: '', source: lawOf(subject), aim: '', safety: '' },
    ...changes,
  });
}

async function merged(
  newer: readonly OfficialQuestion[],
  older: readonly OfficialQuestion[],
): Promise<{ report: ImportReport; laws: ReadonlyMap<number, string | null> }> {
  const withoutLaw = newer.map((each) => ({
    ...each,
    notes: { block: '', source: '', aim: '', safety: '' },
  }));
  const write = (name: string, questions: readonly OfficialQuestion[]) =>
    writeXlsx(path.join(folder, name), [{ name: 'Treść pytania', rows: tableOf('2020', questions) }], {
      savedOn: '2022-01-15',
    });
  const report = await importer.run(await write('newer.xlsx', withoutLaw), {
    olderFile: await write('older.xlsx', older),
  });
  const stored = await importer.questions();
  return {
    report,
    laws: new Map(stored.map(({ number, official }) => [number, official?.notes.legalBasis ?? null])),
  };
}

test('no question of a renumbered edition gets the law of another', async () => {
  const subjects = Array.from({ length: QUESTIONS }, (_, index) => index + 1);
  await fc.assert(
    fc.asyncProperty(
      fc.shuffledSubarray(subjects, { minLength: QUESTIONS }),
      fc.uniqueArray(fc.constantFrom(...subjects), { maxLength: 8 }),
      async (numbers, rewritten) => {
        const newer = subjects.map((subject) => about(subject, subject));
        const older = subjects.map((subject, index) =>
          about(subject, numbers[index] ?? 0, {
            media: `FILM_${subject}.mp4`,
            ...(rewritten.includes(subject) && { pl: [`Inne słowa ${subject}`, '', '', ''] }),
          }),
        );
        const { report, laws } = await merged(newer, older);
        for (const subject of subjects) {
          expect(laws.get(subject)).toBe(rewritten.includes(subject) ? null : lawOf(subject));
        }
        const byNumber = subjects.filter(
          (subject, index) => numbers[index] === subject && !rewritten.includes(subject),
        ).length;
        expect(report.legalBasis).toMatchObject({
          byNumberAndText: byNumber,
          byTextAndMedium: QUESTIONS - rewritten.length - byNumber,
          unmatched: rewritten.length,
          conflicts: [],
        });
      },
    ),
    { numRuns: 12 },
  );
});

const TEXT: OfficialQuestion['pl'] = ['Czy w tej sytuacji wolno Ci zawrócić?', '', '', ''];
const sameWords = (subject: number, number: number, changes: Partial<OfficialQuestion> = {}) =>
  about(subject, number, { pl: TEXT, ...changes });
const letters = (subject: number, number: number, answer: string, media = '') =>
  about(subject, number, {
    scope: 'SPECJALISTYCZNY',
    correct: 'A',
    media,
    pl: ['Co wydłuża drogę hamowania?', answer, `B ${answer}`, `C ${answer}`],
  });

test.each<{
  what: string;
  newer: readonly OfficialQuestion[];
  older: readonly OfficialQuestion[];
  laws: readonly (readonly [number, string | null])[];
  counts: readonly [byNumberAndText: number, byTextAndMedium: number, unmatched: number, conflicts: number];
}>([
  {
    what: 'the number, when only case, punctuation and the form of letters differ in the text',
    newer: [about(1, 1), about(2, 2)],
    older: [
      about(1, 1, { pl: ['CZY WOLNO CI  WYKONAĆ MANEWR, NR 1'.normalize('NFD'), '', '', ''] }),
      about(2, 2, { media: 'inny film.wmv' }),
    ],
    laws: [
      [1, lawOf(1)],
      [2, lawOf(2)],
    ],
    counts: [2, 0, 0, 0],
  },
  {
    what: 'the medium, where one text stands in several questions',
    newer: [sameWords(1, 1), sameWords(2, 2), sameWords(3, 3, { media: '' })],
    older: [sameWords(3, 11, { media: '' }), sameWords(2, 12), sameWords(1, 13)],
    laws: [
      [1, lawOf(1)],
      [2, lawOf(2)],
      [3, lawOf(3)],
    ],
    counts: [0, 3, 0, 0],
  },
  {
    what: 'the answers, where text and medium stand in several questions',
    newer: [letters(1, 1, 'Deszcz'), letters(2, 2, 'Śnieg'), letters(3, 3, 'Mgła')],
    older: [letters(2, 11, 'śnieg.'), letters(1, 12, 'deszcz')],
    laws: [
      [1, lawOf(1)],
      [2, lawOf(2)],
      [3, null],
    ],
    counts: [0, 2, 0, 1],
  },
  {
    what: 'number and answers, where one text stands in several questions and the media have other names',
    newer: [
      letters(1, 1, 'Deszcz', '1.jpg'),
      letters(2, 2, 'Śnieg', '2.jpg'),
      sameWords(3, 3),
      sameWords(4, 4),
    ],
    older: [
      letters(1, 1, 'deszcz', 'deszcz.jpg'),
      letters(2, 2, 'śnieg', 'śnieg.jpg'),
      sameWords(3, 3, { media: '3.jpg' }),
      sameWords(4, 4, { media: '4.jpg' }),
    ],
    laws: [
      [1, lawOf(1)],
      [2, lawOf(2)],
      [3, null],
      [4, null],
    ],
    counts: [2, 0, 0, 2],
  },
  {
    what: 'the medium, where number, text and answers are those of several questions',
    newer: [
      letters(1, 1, 'Deszcz', '1.jpg'),
      letters(2, 2, 'Deszcz', '2.jpg'),
      letters(3, 3, 'Deszcz', '3.jpg'),
    ],
    older: [
      letters(1, 1, 'Deszcz', '1.png'),
      letters(2, 2, 'Deszcz', '2.png'),
      letters(3, 3, 'Deszcz', '9.png'),
    ],
    laws: [
      [1, lawOf(1)],
      [2, lawOf(2)],
      [3, null],
    ],
    counts: [2, 0, 0, 1],
  },
  {
    what: 'nothing, when the number names one question and text with medium another',
    newer: [sameWords(1, 1)],
    older: [sameWords(2, 1), sameWords(1, 2)],
    laws: [[1, null]],
    counts: [0, 0, 0, 1],
  },
  {
    what: 'nothing, when the text is that of several questions and the medium is of none',
    newer: [sameWords(1, 1)],
    older: [sameWords(2, 1), sameWords(3, 2)],
    laws: [[1, null]],
    counts: [0, 0, 0, 1],
  },
  {
    what: 'nothing, when two rows say different things about the same question',
    newer: [about(1, 1), about(2, 2), about(3, 3)],
    older: [
      about(1, 1),
      about(1, 1, { notes: { block: '', source: lawOf(9), aim: '', safety: '' } }),
      about(2, 12),
      about(2, 13, { notes: { block: '', source: lawOf(9), aim: '', safety: '' } }),
      about(3, 23),
      about(3, 24),
    ],
    laws: [
      [1, null],
      [2, null],
      [3, lawOf(3)],
    ],
    counts: [0, 1, 0, 2],
  },
])('a law is merged by $what', async ({ newer, older, laws, counts }) => {
  const { report, laws: found } = await merged(newer, older);
  expect([...found].sort(([one], [other]) => one - other)).toEqual(laws);
  const { byNumberAndText, byTextAndMedium, unmatched, conflicts } = report.legalBasis ?? {};
  expect([byNumberAndText, byTextAndMedium, unmatched, conflicts?.length]).toEqual(counts);
});

test('an edition without points takes them from the same question, not from the same number', async () => {
  const subjects = [1, 2, 3, 4];
  const older = subjects.map((subject) => about(subject, 5 - subject, { points: subject < 3 ? 1 : 3 }));
  const rows = tableOf(
    '2023',
    subjects.map((subject) => about(subject, subject)),
  );
  const file = await writeXlsx(path.join(folder, '2023.xlsx'), [{ name: 'Arkusz1', rows }]);
  const olderFile = await writeXlsx(path.join(folder, 'points.xlsx'), [
    { name: 'katalog', rows: tableOf('2026', older) },
  ]);
  await importer.run(file, { olderFile });
  const known = await importer.questions();
  expect(new Map(known.map(({ number, points }) => [number, points]))).toEqual(
    new Map(subjects.map((subject) => [subject, subject < 3 ? 1 : 3])),
  );
  await importer.run(olderFile);
  await importer.run(file);
  expect(new Map((await importer.questions()).map(({ number, points }) => [number, points]))).toEqual(
    new Map(subjects.map((subject) => [subject, subject < 3 ? 1 : 3])),
  );
});
