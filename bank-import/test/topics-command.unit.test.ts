import { execFile } from 'node:child_process';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { TOPICS } from '@zielona-fala/contracts';
import { columnsOf } from '../src/columns.ts';
import { type OfficialRow, readRow } from '../src/official-row.ts';
import { learn } from '../src/topics/learn.ts';
import { READINGS, type Reading, readLabels, readReadings } from '../src/topics/readings.ts';
import { tableOf } from './fixtures/editions.ts';
import { officialQuestion } from './fixtures/official-question.ts';
import { writeXlsx } from './fixtures/xlsx-writer.ts';

/** As `npm run bank:topics` starts it. */
const COMMAND = path.join(import.meta.dirname, '../src/commands/measure-topics.ts');

const EDITION = (
  [
    'Czy musisz ustąpić pierwszeństwa zielonej furgonetce?',
    'Jak udzielisz pierwszej pomocy komuś, kto krwawi?',
    'Ilu promili alkoholu nie wolno przekroczyć?',
    'Czy w tej sytuacji trzeba zachować szczególną ostrożność?',
  ] as const
).map((text, index) => officialQuestion(index + 1, { pl: [text, '', '', ''] }));
const ONCE = ['right-of-way', 'right-of-way'];

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'topics-command-'));
  await writeXlsx(path.join(folder, 'edition.xlsx'), [{ name: 'katalog', rows: tableOf('2026', EDITION) }]);
});

async function run(readings: object): Promise<{ code: number; out: string; err: string }> {
  await writeFile(path.join(folder, 'readings.json'), JSON.stringify(readings));
  return new Promise((resolve) => {
    const args = [COMMAND, 'edition.xlsx', '--readings', 'readings.json'];
    execFile(process.execPath, args, { cwd: folder }, (error, out, err) => {
      resolve({ code: typeof error?.code === 'number' ? error.code : Number(error !== null), out, err });
    });
  });
}

describe('the command that measures topics', () => {
  test('agrees with readings that are as the words are', async () => {
    const { code, out } = await run({
      development: { 4: ['road-signs', 'vulnerable-users', 'road-signs'], 99: ONCE },
      heldOut: { 1: ONCE, 2: ['load-passengers', 'safety-first-aid', 'safety-first-aid'] },
    });
    expect(code).toBe(0);
    expect(out).toContain(
      'Developed with: 1 of 2 questions found\n  as settled 0.0 %, of which none told (other) 100.0 %',
    );
    expect(out).toContain(
      'Held out: 2 of 2 questions found\n  as settled 100.0 %, of which none told (other) 0.0 %',
    );
    expect(out).toContain('the two readers with each other 50.0 %');
    expect(out).toMatch(/right-of-way +1 +100\.0 % +100\.0 %/);
    expect(out).toMatch(/road-signs +0 +– +–/);
  });

  test('fails when held-out readings say otherwise, or none is found', async () => {
    const wrong = await run({ development: {}, heldOut: { 1: ONCE, 3: ONCE } });
    expect(wrong.code).toBe(1);
    expect(wrong.out).toContain('as settled 50.0 %');
    expect(wrong.err).toContain('fewer than 90 %');
    expect((await run({ development: { 1: ONCE }, heldOut: {} })).code).toBe(1);
  });

  test('refuses readings that name no topic', async () => {
    const { code, err } = await run({ development: {}, heldOut: { 1: ['tortoises', 'right-of-way'] } });
    expect(code).toBe(1);
    expect(err).toContain('must be one of');
  });
});

describe('what is kept of people’s readings', () => {
  const readings = readReadings(READINGS);

  test('is at least 300 of each half, each number once, in every topic', () => {
    const held = readings.filter(({ heldOut }) => heldOut);
    expect(held.length).toBeGreaterThanOrEqual(300);
    expect(readings.length - held.length).toBeGreaterThanOrEqual(300);
    expect(new Set(readings.map(({ number }) => number)).size).toBe(readings.length);
    expect(new Set(held.map(({ settled }) => settled))).toEqual(new Set(TOPICS));
  });

  test('is settled for one of both where they agree', () => {
    for (const { first, second, settled } of readings) if (first === second) expect(settled).toBe(first);
  });

  test('shares no question with those that one person labelled', () => {
    const labels = readLabels();
    expect(readings.filter(({ number }) => labels.has(number))).toEqual([]);
  });
});

test('nothing is learnt from what is held out', () => {
  const rows = rowsOf(tableOf('2026', EDITION).map((cells) => cells.map((cell) => `${cell ?? ''}`)));
  const known = {
    number: 1,
    first: 'right-of-way',
    second: 'right-of-way',
    settled: 'right-of-way',
  } as const;
  const held = {
    number: 2,
    first: 'manoeuvres',
    second: 'manoeuvres',
    settled: 'manoeuvres',
    heldOut: true,
  } as const;
  const readings: readonly Reading[] = [{ ...known, heldOut: false }, held];
  const labels = new Map([
    [2, 'road-signs'] as const,
    [3, 'driver-sobriety'] as const,
    [4, 'other'] as const,
  ]);
  const without = learn(
    rows.filter(({ number }) => number !== 2),
    readings,
    labels,
  );
  expect(learn(rows, readings, labels)).toEqual(without);
  expect(without.clues).not.toEqual({});
});

function rowsOf([header = [], ...rows]: readonly (readonly string[])[]): readonly OfficialRow[] {
  const columns = columnsOf(header);
  if (columns === null) throw new Error('The header is not understood');
  return rows.flatMap((cells) => {
    const read = readRow(cells, columns);
    return read.kind === 'question' ? [read.question] : [];
  });
}
