import { expect, test } from '@jest/globals';
import { citationIn } from '../src/bank/citation.ts';
import { QUESTION_LANGUAGES } from '../src/locales.ts';

test.each([
  ['art. 17 ust. 1 pkt 2', 'Art. 17(1)(2)', 'Art. 17 Abs. 1 Nr. 2', 'ст. 17 ч. 1 п. 2'],
  ['art. 25 ust. 1', 'Art. 25(1)', 'Art. 25 Abs. 1', 'ст. 25 ч. 1'],
  ['art. 4', 'Art. 4', 'Art. 4', 'ст. 4'],
  ['art. 2 pkt 5 lit. b', 'Art. 2(5)(b)', 'Art. 2 Nr. 5 Buchst. b', 'ст. 2 п. 5 літ. b'],
  ['§ 6 ust. 2', '§ 6(2)', '§ 6 Abs. 2', '§ 6 ч. 2'],
  ['§ 36', '§ 36', '§ 36', '§ 36'],
  ['art. 178a § 1', 'Art. 178a § 1', 'Art. 178a § 1', 'ст. 178a § 1'],
  ['§ 95 ust. 1 i 2', '§ 95(1) and (2)', '§ 95 Abs. 1 und 2', '§ 95 ч. 1 і 2'],
  [
    'art. 20 ust. 1 pkt 2 i ust. 3',
    'Art. 20(1)(2) and (3)',
    'Art. 20 Abs. 1 Nr. 2 und Abs. 3',
    'ст. 20 ч. 1 п. 2 і ч. 3',
  ],
])(
  '%s is cited in English as %s, in German as %s, in Ukrainian as %s',
  (article, english, german, ukrainian) => {
    expect(citationIn(article, 'pl')).toBe(article);
    expect(citationIn(article, 'en')).toBe(english);
    expect(citationIn(article, 'de')).toBe(german);
    expect(citationIn(article, 'uk')).toBe(ukrainian);
  },
);

test.each(['program szkolenia', 'dział IV', 'znak F-11', 'rozdział 3 (znak BT-1)'])(
  '%s is no place of an act and stays as it is',
  (article) => {
    for (const lang of QUESTION_LANGUAGES) expect(citationIn(article, lang)).toBe(article);
  },
);
