import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { question, questionsForExams, writeBank } from '@zielona-fala/contracts/bank/testing';
import { connectMongo } from '@zielona-fala/service-kit/mongo';
import { testResources } from '@zielona-fala/service-kit/testing';
import type { Connection } from 'mongoose';
import { type BankStore, createBankStore } from '../src/bank-store.ts';
import { createDrawStore, type DrawStore } from '../src/draw-store.ts';
import { BankRefused, loadBank } from '../src/load.ts';
import { describeRefusals, describeReport } from '../src/report.ts';

const QUESTIONS = questionsForExams(1);
const [FIRST = question(1)] = QUESTIONS;

let connection: Connection;
let draws: DrawStore;
let store: BankStore;

beforeAll(async () => {
  connection = await connectMongo(testResources('bank').mongoUri);
  draws = createDrawStore(connection);
  store = createBankStore(connection, draws);
  await draws.ensureIndexes();
  await store.ensureIndexes();
});

afterAll(async () => {
  await connection.close();
});

const everything = async () => ({
  revisions: await connection.collection('question_revisions').find().sort({ _id: 1 }).toArray(),
  strata: await connection.collection('strata').find().sort({ _id: 1 }).toArray(),
  places: await connection.collection('draw_places').find().sort({ _id: 1 }).toArray(),
});

/** The questions that exams of category B are drawn from. */
async function drawable() {
  const pools = await draws.pools('B');
  return draws.at(
    pools.flatMap(({ pool, size }) => Array.from({ length: size }, (_, position) => ({ pool, position }))),
  );
}

const revisionNow = async () => (await drawable()).find(({ number }) => number === FIRST.number);

describe('loading the bank', () => {
  test('stores every question and what each category can draw, and a second time changes nothing', async () => {
    const folder = await writeBank({ 'b.json': QUESTIONS });
    const report = await loadBank(folder, store);
    expect(report.counts).toEqual({ read: 32, added: 32, changed: 0, withdrawn: 0, unchanged: 0 });
    expect(describeReport(report)).toMatch(/Exams can be drawn in: B$/);
    expect(describeReport(report)).toContain('T 100 %, N 0 % of 20; A ');
    const before = await everything();
    expect(before.revisions).toHaveLength(32);
    const again = await loadBank(folder, store);
    expect(again.counts).toEqual({ read: 32, added: 0, changed: 0, withdrawn: 0, unchanged: 32 });
    expect(await everything()).toEqual(before);
  });

  test('changes nothing at all when one question is refused', async () => {
    const before = await everything();
    const spoilt = { ...FIRST, correct: 'A' as const };
    const folder = await writeBank({ 'b.json': [...QUESTIONS.slice(1), question(1_999_999), spoilt] });
    const refused = await loadBank(folder, store).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(BankRefused);
    const report = describeRefusals((refused as BankRefused).refusals);
    expect(report).toContain(`b.json ${FIRST.number}: "correct"`);
    expect(await everything()).toEqual(before);
  });

  test('keeps the old revision of a changed question, for the tests that have it', async () => {
    const old = await revisionNow();
    const changed = { ...FIRST, text: { ...FIRST.text, en: 'a better question' } };
    const report = await loadBank(await writeBank({ 'b.json': [changed, ...QUESTIONS.slice(1)] }), store);
    expect(report.counts).toMatchObject({ changed: 1, unchanged: 31 });
    const now = await revisionNow();
    expect(now?.revision).not.toBe(old?.revision);
    const texts = await store.revisions([old, now].filter((ref) => ref !== undefined));
    expect(texts.map(({ text }) => text.en)).toEqual([FIRST.text.en, 'a better question']);
  });

  test('keeps the revision of a question that was only checked again', async () => {
    const report = await loadBank(
      await writeBank({ 'b.json': QUESTIONS.map((each) => ({ ...each, checked: '2027-01-02' })) }),
      store,
    );
    expect(report.counts).toMatchObject({ changed: 1, unchanged: 31 });
  });

  test('a withdrawn question is not drawn any more and makes its category unavailable', async () => {
    const report = await loadBank(await writeBank({ 'b.json': QUESTIONS.slice(1) }), store);
    expect(report.counts.withdrawn).toBe(1);
    expect(describeReport(report)).toContain('no category');
    expect(await revisionNow()).toBeUndefined();
    expect(await drawable()).toHaveLength(QUESTIONS.length - 1);
  });

  test('draws that have begun find what they chose, although the bank was changed meanwhile', async () => {
    const [pool] = await draws.pools('B');
    const place = { pool: pool?.pool ?? '', position: 0 };
    const [chosen] = await draws.at([place]);
    await loadBank(await writeBank({ 'b.json': QUESTIONS }), store);
    expect(await draws.at([place])).toEqual([chosen]);
    expect(await draws.pools('B')).not.toContainEqual(pool);
  });
});
