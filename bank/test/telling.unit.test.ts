import { describe, expect, test } from '@jest/globals';
import type { BankQuestion } from '@zielona-fala/contracts/bank';
import { question } from '@zielona-fala/contracts/bank/testing';
import { conspicuous, tellingLengths } from '../src/checks/lengths.ts';
import { phraseCounts, tellingPhrases } from '../src/checks/phrases.ts';

const FIRST = 1_900_001;
const MAY = {
  pl: 'Jest noc. Czy wolno ci wyprzedzać?',
  en: 'May you overtake?',
  de: 'Darfst du überholen?',
  uk: 'Ніч. Чи можна тобі обганяти?',
};
const MUST = {
  pl: 'Czy musisz zwolnić?',
  en: 'Must you slow down?',
  de: 'Musst du langsamer fahren?',
  uk: 'Чи мусиш ти сповільнитися?',
};

const asked = (text: BankQuestion['text'], yes: number, no: number): BankQuestion[] =>
  [...'T'.repeat(yes), ...'N'.repeat(no)].map((correct, index) =>
    question(FIRST + index, { text, correct: correct === 'T' ? 'T' : 'N' }),
  );

describe('what the phrase of a question tells', () => {
  test('is counted by the phrase that asks, not by one that stands before', () => {
    const situation = { ...MUST, pl: 'Nie wolno ci zwlekać. Czy musisz jechać?' };
    expect(phraseCounts([...asked(MAY, 1, 2), ...asked(situation, 1, 0)], 'pl')).toEqual([
      { phrase: 'wolno', T: 1, N: 2 },
      { phrase: 'musisz', T: 1, N: 0 },
    ]);
  });

  test('is the first of two phrases', () => {
    const text = { ...MAY, pl: 'Czy wolno ci jechać, skoro masz pierwszeństwo?' };
    expect(phraseCounts(asked(text, 0, 1), 'pl')).toEqual([{ phrase: 'wolno', T: 0, N: 1 }]);
  });

  test('may be right in 62 % of the questions, in each language', () => {
    expect(tellingPhrases([...asked(MAY, 19, 31), ...asked(MUST, 31, 19)])).toEqual([]);
    expect(tellingPhrases([...asked(MAY, 18, 32), ...asked(MUST, 32, 18)])).toEqual(
      ['pl', 'en', 'de', 'uk'].map((language) =>
        expect.stringMatching(new RegExp(`64 % .*alone in ${language}, at most 62 %`)),
      ),
    );
  });

  test('means nothing in a few questions', () => {
    expect(tellingPhrases(asked(MAY, 0, 49))).toEqual([]);
  });
});

const inAll = (text: string) => ({ pl: text, en: text, de: text, uk: text });
const choices = (count: number, right: string, others: readonly [string, string]): BankQuestion[] =>
  Array.from({ length: count }, (_, index) =>
    question(FIRST + index, {
      part: 'technical',
      correct: 'B',
      answers: { A: inAll(others[0]), B: inAll(right), C: inAll(others[1]) },
    }),
  );

describe('what the length of an answer tells', () => {
  test('is how often the right one alone is the longest, beside the chance of it', () => {
    const questions = [...choices(1, 'longest', ['long', 'short']), ...choices(2, 'long', ['longest', 'x'])];
    expect(conspicuous(questions, 'pl', 'longest')).toEqual({ right: 1 / 3, chance: 1 / 3 });
    expect(conspicuous(questions, 'pl', 'shortest')).toEqual({ right: 0, chance: 1 / 3 });
  });

  test('is nothing where two are equally long', () => {
    expect(conspicuous(choices(3, 'four', ['five', 'x']), 'de', 'longest')).toEqual({ right: 0, chance: 0 });
  });

  test('may be three points above chance', () => {
    const longest = (count: number) => [
      ...choices(count, 'the longest', ['long', 'x']),
      ...choices(100 - count, 'long', ['the longest', 'x']),
    ];
    expect(tellingLengths(longest(36))).toEqual([]);
    expect(tellingLengths(longest(37))).toHaveLength(4);
    expect(tellingLengths(longest(37))[0]).toContain('longest in 37 % of the questions with three in pl');
    expect(tellingLengths(choices(100, 'x', ['long', 'longer']))[0]).toContain('shortest in 100 %');
  });
});
