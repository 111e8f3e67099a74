import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { officialDigest } from '@zielona-fala/contracts/bank';
import { rule, writeBank } from '@zielona-fala/contracts/bank/testing';
import { tableOf } from './fixtures/editions.ts';
import { officialQuestion } from './fixtures/official-question.ts';
import { writeXlsx } from './fixtures/xlsx-writer.ts';

/** As `npm run bank:rules -- FILE` starts it. */
const COMMAND = path.join(import.meta.dirname, '../src/commands/measure-rules.ts');

const BOTH = officialQuestion(1, { categories: 'A,B', media: 'film 1.wmv' });
const LETTERED = officialQuestion(2, { categories: 'B', scope: 'SPECJALISTYCZNY' });
const UNTIED = officialQuestion(3, { categories: 'B' });
const digestOf = ({ pl: [text, ...answers], media }: typeof BOTH) =>
  officialDigest({ text, answers: answers.filter((each) => each !== ''), mediaName: media || null });

let folder: string;

beforeAll(async () => {
  const ties = { [digestOf(BOTH)]: ['stop'], [digestOf(LETTERED)]: ['stop'] };
  folder = await writeBank({}, { 'a.json': [rule('stop')], 'ties.json': {}, 'official-ties.json': ties });
});

async function run(file: string): Promise<{ code: number; out: string; err: string }> {
  return new Promise((resolve) => {
    execFile(process.execPath, [COMMAND, folder, file], { cwd: folder }, (error, out, err) => {
      resolve({ code: typeof error?.code === 'number' ? error.code : Number(error !== null), out, err });
    });
  });
}

const write = (name: string, questions: readonly (typeof BOTH)[]) =>
  writeXlsx(path.join(folder, name), [{ name: 'katalog', rows: tableOf('2026', questions) }]);

describe('the command that measures how rules cover an edition', () => {
  test('tells the share of its questions that have a rule, in all and by category, however they are numbered', async () => {
    await write('edition.xlsx', [{ ...BOTH, number: 77 }, LETTERED, UNTIED]);
    const { code, out, err } = await run('edition.xlsx');
    expect(out.split('\n')).toEqual([
      'edition.xlsx: 2 of 3 questions have a rule (66.7 %), 1 have none',
      '  A: 1 of 1 questions have a rule (100.0 %), 0 have none',
      '  B: 2 of 3 questions have a rule (66.7 %), 1 have none',
      'Guesses: of 2 questions whose rules were hidden, 0 get one, right for 0 (– %)',
      '',
    ]);
    expect(code).toBe(1);
    expect(err).toContain('fewer than 97 %');
  });

  test('is content with an edition whose questions have rules', async () => {
    await write('tied.xlsx', [BOTH, LETTERED]);
    expect(await run('tied.xlsx')).toMatchObject({ code: 0, err: '' });
  });

  test.each([
    ['gone.xlsx', "no such file or directory, stat 'gone.xlsx'"],
    ['broken.xlsx', 'broken.xlsx cannot be read as an XLSX workbook'],
    ['notes.txt', 'notes.txt is neither an .xlsx nor a .csv file'],
  ])('says in one sentence why %s is no edition', async (file, sentence) => {
    if (file !== 'gone.xlsx') await writeFile(path.join(folder, file), 'nonsense');
    const { code, out, err } = await run(file);
    expect({ code, out, lines: err.trimEnd().split('\n').length }).toEqual({ code: 2, out: '', lines: 1 });
    expect(err).toContain(sentence);
  });
});
