import { describe, expect, test } from '@jest/globals';
import type { BankQuestion } from '@zielona-fala/contracts/bank';
import { question } from '@zielona-fala/contracts/bank/testing';
import { uncheckedForAYear } from '../src/checks/age.ts';
import { wordingFlaws } from '../src/checks/wording.ts';

const NUMBER = 1_900_001;
const WORDS = { pl: 'znak', en: 'sign', de: 'Schild', uk: 'знак' };
const media = { file: 'scenes/here.svg', alt: WORDS };
const asked = (changes: Partial<BankQuestion>) => question(NUMBER, { text: WORDS, ...changes });
const long = (count: number) => ({ ...WORDS, pl: Array.from({ length: count }, () => 'słowo').join(' ') });

describe('the wording of a question', () => {
  test('is at most 15 words beside a picture, and as long as it must be without one', () => {
    expect(wordingFlaws(asked({ text: long(15), media }))).toEqual([]);
    expect(wordingFlaws(asked({ text: long(16), media }))).toEqual([
      `${NUMBER}: 16 words beside a picture, at most 15`,
    ]);
    expect(wordingFlaws(asked({ text: long(16) }))).toEqual([]);
    expect(wordingFlaws(asked({ text: long(16), media, part: 'technical', correct: 'A' }))).toEqual([]);
  });

  test.each([
    ['pl', 'Zatrzymałeś się.', 'Zatrzymałeś'],
    ['pl', 'Wtedy mógłbyś utknąć.', 'mógłbyś'],
    ['pl', 'Czekasz na policję.', 'policję'],
    ['en', 'You have Right of way.', 'Right of way'],
    ['en', 'An agricultural tractor', 'agricultural tractor'],
    ['en', 'A truck ahead', 'truck'],
    ['en', 'Full beam dazzles.', 'Full beam'],
    ['en', 'You take special care.', 'special care'],
    ['de', 'Ein rundes blaues Zeichen.', 'blaues Zeichen'],
    ['de', 'Das Zeichen A-7 gilt.', 'Zeichen'],
    ['de', 'ein Zusatzzeichen', 'Zusatzzeichen'],
    ['de', 'der Triebfahrzeugführer', 'Triebfahrzeugführer'],
    ['uk', 'Це дорожный знак', 'дорожный'],
    ['uk', "Ти об'їжджаєш", "'"],
    ['uk', 'Ти не помітив знака', 'Ти не помітив'],
    ['uk', 'переїзд для велосипедів', 'переїзд для велосипедів'],
  ] as const)('has no wrong term of law in %s: %s', (locale, words, term) => {
    const spoken = { ...WORDS, [locale]: words };
    const said = { A: spoken, B: WORDS, C: WORDS };
    for (const changes of [{ text: spoken }, { explanation: spoken }, { media: { ...media, alt: spoken } }]) {
      expect(wordingFlaws(asked(changes))).toEqual([
        expect.stringContaining(`${NUMBER}: “${term}” in ${locale}, write `),
      ]);
    }
    expect(wordingFlaws(asked({ part: 'technical', correct: 'A', answers: said }))).toHaveLength(1);
  });

  test.each([
    ['pl', 'Powinieneś zwolnić, Policja jedzie.'],
    ['en', 'a pallet truck, the priority road'],
    ['de', 'Der Polizist gibt dir ein Zeichen zum Anhalten.'],
    ['uk', 'Ти повертаєш ліворуч, водій тебе не помітив.'],
  ] as const)('may say in %s: %s', (locale, words) => {
    expect(wordingFlaws(asked({ text: { ...WORDS, [locale]: words } }))).toEqual([]);
  });
});

describe('the age of a check', () => {
  const checkedOn = (...dates: string[]) =>
    dates.map((checked, index) => question(NUMBER + index, { checked }));

  test('is over a year from the day after its anniversary on', () => {
    const questions = checkedOn('2026-03-01');
    expect(uncheckedForAYear(questions, '2027-03-01')).toEqual([]);
    expect(uncheckedForAYear(questions, '2027-03-02')).toEqual(questions);
    expect(uncheckedForAYear(checkedOn('2027-02-28'), '2028-02-29')).toHaveLength(1);
  });

  test('puts the longest unchecked first', () => {
    const [newer, older] = checkedOn('2026-05-01', '2025-05-01');
    expect(
      uncheckedForAYear(
        [newer, older].filter((each) => each !== undefined),
        '2030-01-01',
      ),
    ).toEqual([older, newer]);
  });
});
