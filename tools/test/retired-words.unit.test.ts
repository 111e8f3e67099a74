import { expect, test } from '@jest/globals';
import { findRetiredWords } from '../src/lint/retired-words.ts';

const PAGE = `## Retired words
| retired | use |
|---|---|
| \`wish\`, \`firstAnswers\` | filter |
| \`MOST_\` | \`MAX_\` |

Names in answers stay: \`isWish\`, \`wish_list\`.
`;
const foundIn = (file: string, text: string) => findRetiredWords(PAGE, [file], () => text);

test.each([
  ['const wish = 1;', 'wish'],
  ['function readWish() {}', 'wish'],
  ['interface Wish {}', 'wish'],
  ['createFirstAnswersStore()', 'firstAnswers'],
  ['const MOST_WAITING = 3;', 'MOST_'],
  ['const MOST = 3;', 'MOST_'],
])('%s has a retired word', (text, word) => {
  expect(foundIn('a.ts', text)).toEqual([expect.stringContaining(`a.ts: “${word}” is retired`)]);
});

test('a file is named by the words too', () => {
  expect(foundIn('src/first-answers.ts', '')).toEqual([
    'src/first-answers.ts: “firstAnswers” is retired: filter (docs/glossary.md)',
  ]);
});

test.each(['const wishes = wishlist;', 'body.isWish', 'LEFTMOST_ONE', 'MOSTLY', 'firstAnswer'])(
  '%s has none',
  (text) => {
    expect(foundIn('a.ts', text)).toEqual([]);
  },
);

test('a glossary without the table is a fault', () => {
  expect(findRetiredWords('# Glossary', ['a.ts'], () => '')).toHaveLength(1);
});
