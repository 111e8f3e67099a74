import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { connectMongo } from '@zielona-fala/service-kit';
import { testResources } from '@zielona-fala/service-kit/testing';
import type { Connection } from 'mongoose';
import { BankRefused, loadBank } from '../src/bank/load.ts';
import { describeRefusals, describeReport } from '../src/bank/report.ts';
import { type BankStore, createBankStore } from '../src/bank/store.ts';
import { question, questionsForExams, writeBank } from './support/bank.ts';

const QUESTIONS = questionsForExams(1);
const [FIRST = question(1)] = QUESTIONS;

let connection: Connection;
let store: BankStore;

beforeAll(async () => {
  connection = await connectMongo(testResources('bank').mongoUri);
  store = createBankStore(connection);
  await store.ensureIndexes();
});

afterAll(async () => {
  await connection.close();
});

const everything = async () => ({
  revisions: await connection.collection('question_revisions').find().sort({ _id: 1 }).toArray(),
  strata: await connection.collection('strata').find().sort({ _id: 1 }).toArray(),
});

describe('loading the bank', () => {
  test('stores every question and what each category can draw, and a second time changes nothing', async () => {
    const folder = await writeBank({ 'b.json': QUESTIONS });
    const report = await loadBank(folder, store);
    expect(report.counts).toEqual({ read: 32, added: 32, changed: 0, withdrawn: 0, unchanged: 0 });
    expect(describeReport(report)).toContain('Exams can be drawn in: B');
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
    const [old] = await store.strata('B').then(([pool]) => pool?.questions ?? []);
    const changed = { ...FIRST, text: { ...FIRST.text, en: 'a better question' } };
    const report = await loadBank(await writeBank({ 'b.json': [changed, ...QUESTIONS.slice(1)] }), store);
    expect(report.counts).toMatchObject({ changed: 1, unchanged: 31 });
    const [now] = await store.strata('B').then(([pool]) => pool?.questions ?? []);
    expect(now?.number).toBe(old?.number);
    expect(now?.revision).not.toBe(old?.revision);
    const texts = await store.revisions([old, now].filter((ref) => ref !== undefined));
    expect(texts.map(({ text }) => text.en)).toEqual([FIRST.text.en, 'a better question']);
  });

  test('a withdrawn question is not drawn any more and makes its category unavailable', async () => {
    const report = await loadBank(await writeBank({ 'b.json': QUESTIONS.slice(1) }), store);
    expect(report.counts.withdrawn).toBe(1);
    expect(describeReport(report)).toContain('no category');
    const numbers = (await store.strata('B')).flatMap(({ questions }) =>
      questions.map(({ number }) => number),
    );
    expect(numbers).not.toContain(FIRST.number);
  });
});
