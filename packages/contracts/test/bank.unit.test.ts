import { describe, expect, test } from '@jest/globals';
import { readBank } from '../src/bank/index.ts';
import { question, writeBank } from '../src/bank/testing.ts';

const STILL = 'scenes/here.svg';
const letters = (text: string) => ({ pl: text, en: text, de: text, uk: text });

describe('reading a bank folder', () => {
  test('takes valid questions of all files', async () => {
    const media = { file: 'scenes/here.svg', alt: letters('a road') };
    const folder = await writeBank({
      'a.json': [question(1_900_001, { media })],
      'b.json': [question(1_900_002, { part: 'technical' })],
    });
    const { questions, refusals } = await readBank(folder);
    expect(refusals).toEqual([]);
    expect(questions.map(({ number }) => number)).toEqual([1_900_001, 1_900_002]);
  });

  test('takes films with their stills', async () => {
    const film = filmed({ poster: STILL, lastFrame: STILL });
    const { questions, refusals } = await readBank(await writeBank({ 'a.json': [film] }));
    expect(refusals).toEqual([]);
    expect(questions[0]?.media).toMatchObject({ poster: STILL, lastFrame: STILL });
  });

  test.each([
    ['a number that is taken', [question(1_900_001), question(1_900_001)]],
    ['a picture that does not exist', [media1('scenes/gone.svg')]],
    ['a film without a poster', [filmed({ lastFrame: STILL })]],
    ['a film without a last frame', [filmed({ poster: STILL })]],
    ['a poster that does not exist', [filmed({ poster: 'scenes/gone.svg', lastFrame: STILL })]],
    ['a last frame that does not exist', [filmed({ poster: STILL, lastFrame: 'scenes/gone.svg' })]],
    ['a poster of a picture', [filmed({ file: STILL, poster: STILL })]],
    ['a picture outside of the folder', [media1('../questions/a.json')]],
    ['a basic question with a letter', [question(1_900_001, { correct: 'A' })]],
    ['a specialist question with yes or no', [question(1_900_001, { part: 'technical', correct: 'T' })]],
    ['a specialist question without answers', [question(1_900_001, { part: 'technical', answers: null })]],
    ['a missing language', [{ ...question(1_900_001), text: { pl: 'tak?', en: 'yes?', de: 'ja?' } }]],
    ['an empty text', [question(1_900_001, { text: { ...letters('x'), de: ' ' } })]],
    [
      'an unknown act',
      [{ ...question(1_900_001), legalBasis: [{ act: 'x', article: 'y', asOf: '2026-01-01' }] }],
    ],
    ['no date of its check', [{ ...question(1_900_001), checked: undefined }]],
    ['a date that the calendar lacks', [question(1_900_001, { checked: '2026-02-30' })]],
    ['an unknown field', [{ ...question(1_900_001), author: 'x' }]],
    ['a number of the official bank', [question(17)]],
    ['points as text', [{ ...question(1_900_001), points: '3' }]],
  ])('refuses %s and says where', async (_what, content) => {
    const { refusals } = await readBank(await writeBank({ 'a.json': content }));
    expect(refusals).toEqual([
      { file: 'a.json', number: content[0]?.number ?? null, reason: expect.any(String) },
    ]);
  });

  test('refuses a file that is no JSON array', async () => {
    const { refusals } = await readBank(await writeBank({ 'a.json': '[{' }));
    expect(refusals).toEqual([{ file: 'a.json', number: null, reason: expect.stringContaining('JSON') }]);
  });
});

function filmed(files: { file?: string; poster?: string; lastFrame?: string }) {
  return question(1_900_001, { media: { file: 'scenes/here.webm', ...files, alt: letters('a road') } });
}

function media1(file: string) {
  return question(1_900_001, { media: { file, alt: letters('a road') } });
}
