import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { officialDigest, type RuleBook } from '@zielona-fala/contracts/bank';
import { rule } from '@zielona-fala/contracts/bank/testing';
import { describeImport } from '../src/report.ts';
import { tableOf } from './fixtures/editions.ts';
import { type OfficialQuestion, officialExams, officialQuestion } from './fixtures/official-question.ts';
import { writeXlsx } from './fixtures/xlsx-writer.ts';
import { openImporter } from './support/importer.ts';

const asked = (number: number, text: string) => officialQuestion(number, { pl: [text, '', '', ''] });
const TORTOISES = officialExams(1);
const RAIN = [
  asked(901, 'Czy podczas ulewy zmniejszasz prędkość?'),
  asked(902, 'Czy podczas ulewy zwiększasz odstęp?'),
];
const NEW = asked(903, 'Czy podczas ulewy zmniejszysz prędkość i odstęp?');
const STRANGE = asked(904, 'Ile kosztuje znaczek pocztowy?');

const digestOf = ({ pl: [text, ...answers] }: OfficialQuestion) =>
  officialDigest({ text, answers: answers.filter((each) => each !== ''), mediaName: null });
const tiesOf = (questions: readonly OfficialQuestion[], id: string) =>
  questions.map((each) => [digestOf(each), [id]] as const);

const BOOK: RuleBook = {
  rules: new Map(['rain', 'tortoises'].map((id) => [id, rule(id)])),
  rulesOf: new Map(),
  officialRulesOf: new Map([...tiesOf(TORTOISES, 'tortoises'), ...tiesOf(RAIN, 'rain')]),
};

let folder: string;
let importer: Awaited<ReturnType<typeof openImporter>>;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'import-rules-'));
  importer = await openImporter('import-rules');
});

afterAll(async () => {
  await importer.close();
});

async function importWith(book: RuleBook) {
  const rows = tableOf('2026', [...TORTOISES, ...RAIN, NEW, STRANGE]);
  const file = await writeXlsx(path.join(folder, 'edition.xlsx'), [{ name: 'katalog', rows }]);
  const report = await importer.run(file, {}, null, null, book);
  const questions = await importer.questions();
  const guesses = questions.flatMap(({ number, official }) =>
    official?.guessedRules ? [[number, official.guessedRules]] : [],
  );
  return { report, guesses };
}

describe('a question that nobody has tied to rules yet', () => {
  test('gets the rule of the texts nearest to it, or none where none is near', async () => {
    const { report, guesses } = await importWith(BOOK);
    expect(guesses).toEqual([[903, ['rain']]]);
    expect(report.rules).toEqual({ tied: TORTOISES.length + RAIN.length, guessed: 1, without: 1 });
    expect(describeImport(report, null)).toContain(
      'Rules: 34 questions are tied to theirs, for 1 one is guessed from words near theirs, 1 have none',
    );
  });

  test('keeps its guess when the same is imported again, and loses it once it is tied', async () => {
    await importWith(BOOK);
    expect((await importWith(BOOK)).report.counts).toMatchObject({ added: 0, changed: 0 });
    const officialRulesOf = new Map([...BOOK.officialRulesOf, ...tiesOf([NEW], 'rain')]);
    const { report, guesses } = await importWith({ ...BOOK, officialRulesOf });
    expect(guesses).toEqual([]);
    expect(report.rules).toMatchObject({ tied: TORTOISES.length + 3, guessed: 0 });
  });
});
