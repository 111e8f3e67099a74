import { describe, expect, test } from '@jest/globals';
import { createQuestionPresenter } from '../src/bank/present.ts';
import { revisionOf } from '../src/bank/revision.ts';
import type { MediaShelf } from '../src/media/shelf.ts';
import { question } from './support/bank.ts';

const shelf: MediaShelf = {
  folder: null,
  addressOf: (file) => (file.startsWith('films/') ? `${file}?present` : null),
  find: () => null,
};
const words = { pl: 'piłka', en: 'a ball', de: 'ein Ball' };
const film = {
  file: 'films/ball.webm',
  poster: 'films/ball.svg',
  lastFrame: 'films/ball-end.svg',
  alt: words,
};
const { asked } = createQuestionPresenter([shelf], '/media');

describe('a question as it is sent', () => {
  test('has the addresses of its film and of the two stills', () => {
    expect(asked(revisionOf(question(1_900_001, { media: film })), 'de')).toMatchObject({
      media: '/media/films/ball.webm?present',
      poster: '/media/films/ball.svg?present',
      lastFrame: '/media/films/ball-end.svg?present',
      questionTranslations: [{ mediaAlt: 'ein Ball' }],
    });
  });

  test('has no address for what is on no shelf', () => {
    const picture = { file: 'scenes/gone.svg', alt: words };
    const sent = asked(revisionOf(question(1_900_001, { media: picture })), 'pl');
    expect(sent).toMatchObject({ media: null, poster: null, lastFrame: null });
  });
});
