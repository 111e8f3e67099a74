import { describe, expect, test } from '@jest/globals';
import { question, rule, writeBank } from '@zielona-fala/contracts/bank/testing';
import { inspectRules } from '../src/checks/rules.ts';

const words = (count: number) => Array.from({ length: count }, () => 'word').join(' ');
const said = (pl: string) => ({ pl, en: 'a sign', de: 'ein Schild' });

async function problemsOf(rules: readonly unknown[], ties: object = { 1900001: ['stop'] }) {
  const questions = [question(1_900_001)];
  const folder = await writeBank({ 'a.json': questions }, { 'a.json': rules, 'ties.json': ties });
  return inspectRules(folder, questions).problems;
}

describe('the rules of a bank', () => {
  test('stand behind every question, and behind none that is not there', async () => {
    expect(await problemsOf([rule('stop')])).toEqual([]);
    expect(await problemsOf([rule('stop')], {})).toEqual(['1900001 is tied to no rule']);
    expect(await problemsOf([rule('stop')], { 1900001: ['stop'], 1900002: ['stop'] })).toEqual([
      'ties.json 1900002: there is no such question',
    ]);
  });

  test('are short enough to be read between two questions', async () => {
    expect(await problemsOf([rule('stop', { text: said(words(60)) })])).toEqual([]);
    expect(await problemsOf([rule('stop', { text: said(words(61)) })])).toEqual([
      'stop: text has 61 words in pl, at most 60',
    ]);
  });

  test('use the terms of the law, and law that was in force when they were checked', async () => {
    const [term] = await problemsOf([rule('stop', { mistake: said('Przejście przez zebrę.') })]);
    expect(term).toContain('stop: “zebrę” in pl, write przejście dla pieszych');
    const legalBasis = [{ act: 'road-traffic-act', article: 'art. 5', asOf: '2026-06-01' }] as const;
    expect(await problemsOf([rule('stop', { legalBasis, checked: '2026-05-31' })])).toEqual([
      'stop: checked on 2026-05-31, before its law of 2026-06-01',
    ]);
  });

  test('show pictures that exist', async () => {
    const alt = said('znak');
    expect(await problemsOf([rule('stop', { picture: { file: 'scenes/here.svg', alt } })])).toEqual([]);
    expect(await problemsOf([rule('stop', { picture: { file: 'scenes/gone.svg', alt } })])).toEqual([
      'stop: scenes/gone.svg does not exist',
    ]);
  });

  test('are refused as a whole where one is broken', async () => {
    expect(await problemsOf([rule('stop'), rule('No id')])).toEqual([
      expect.stringContaining('a.json No id'),
    ]);
  });
});
