import { describe, expect, test } from '@jest/globals';
import type { RuleBook } from '@zielona-fala/contracts/bank';
import { question, rule } from '@zielona-fala/contracts/bank/testing';
import { digestOf, revisionOf, type SignLanguage } from '@zielona-fala/question-store';
import { createQuestionPresenter } from '../src/bank/present.ts';
import type { MediaLibrary } from '../src/media/library.ts';

const library: MediaLibrary = {
  folder: null,
  addressOf: async (file) => (file.startsWith('films/') ? `${file}?present` : null),
  find: () => null,
};
const words = { pl: 'piłka', en: 'a ball', de: 'ein Ball', uk: 'м’яч' };
const film = {
  file: 'films/ball.webm',
  poster: 'films/ball.svg',
  lastFrame: 'films/ball-end.svg',
  alt: words,
};
const { asked, solved } = createQuestionPresenter([library], '/media', {
  rules: new Map(),
  rulesOf: new Map(),
  officialRulesOf: new Map(),
});

describe('a question as it is sent', () => {
  test('has the addresses of its film and of the two stills', async () => {
    expect(await asked(revisionOf(question(1_900_001, { media: film })), 'de')).toMatchObject({
      media: '/media/films/ball.webm?present',
      poster: '/media/films/ball.svg?present',
      lastFrame: '/media/films/ball-end.svg?present',
      questionTranslations: [{ mediaAlt: 'ein Ball' }],
    });
  });

  test('has no address for what is on no library, and says that it is missing', async () => {
    const picture = { file: 'scenes/gone.svg', alt: words };
    const sent = await asked(revisionOf(question(1_900_001, { media: picture })), 'pl');
    expect(sent).toMatchObject({ media: null, mediaMissing: true, poster: null, lastFrame: null });
  });

  test('says nothing of the kind when it shows its picture, or has none', async () => {
    for (const media of [film, null]) {
      expect(await asked(revisionOf(question(1_900_001, { media })), 'pl')).not.toHaveProperty(
        'mediaMissing',
      );
    }
  });

  test('has the addresses of its films in sign language that are there, and no field without any', async () => {
    const notes = { block: null, legalBasis: null, aim: null, safety: null, status: null, submitter: null };
    const sentWith = (signLanguage: SignLanguage) =>
      asked(
        {
          ...revisionOf(question(1_900_001)),
          official: { polishInstead: [], mediaName: null, notes, legalBasisAsOf: null, signLanguage },
        },
        'pl',
      );
    const lost = { name: 'b.wmv', file: 'elsewhere/b.mp4' };
    const sent = await sentWith({
      text: { name: 'q.wmv', file: 'films/q.mp4' },
      A: { name: 'a.wmv', file: 'films/a.mp4' },
      B: lost,
      C: { name: 'c.wmv', file: null },
    });
    expect(sent.signLanguage).toEqual({
      questionText: '/media/films/q.mp4?present',
      answerA: '/media/films/a.mp4?present',
    });
    expect(await sentWith({ B: lost })).not.toHaveProperty('signLanguage');
  });

  test('comes in Ukrainian, and in Polish where that was not there yet when it was kept', async () => {
    const { text, explanation, ...kept } = revisionOf(question(1_900_001, { media: film }));
    expect(await solved({ ...kept, text, explanation }, 'uk')).toMatchObject({
      questionTranslations: [{ language: 'uk', questionText: text.uk, mediaAlt: 'м’яч' }],
      explanation: explanation.uk,
      legalBasis: [{ article: 'ст. 25 ч. 1' }],
    });
    const before = { pl: 'Czy?', en: 'Whether?', de: 'Ob?' };
    expect(await solved({ ...kept, text: before, explanation: before }, 'uk')).toMatchObject({
      questionTranslations: [{ language: 'pl', questionText: 'Czy?' }],
      explanation: 'Czy?',
    });
  });

  test('names its topic; of the official bank, which names none, as a guess', async () => {
    const own = question(1_900_001, { topic: 'road-signs' });
    expect(await solved(revisionOf(own), 'pl')).not.toHaveProperty('topicEstimated');
    const notes = { block: null, legalBasis: null, aim: null, safety: null, status: null, submitter: null };
    const official = { polishInstead: [], mediaName: null, notes, legalBasisAsOf: null };
    const told = await solved({ ...revisionOf(own), official }, 'pl');
    expect(told).toMatchObject({ topic: 'road-signs', topicEstimated: true });
  });

  test('names the rule that an import guessed as a guess, unless somebody has tied it', async () => {
    const notes = { block: null, legalBasis: null, aim: null, safety: null, status: null, submitter: null };
    const official = {
      polishInstead: [],
      mediaName: null,
      notes,
      legalBasisAsOf: null,
      guessedRules: ['stop'],
    };
    const revision = { ...revisionOf(question(7)), official };
    const solvedBy = (officialRulesOf: RuleBook['officialRulesOf']) => {
      const rules = new Map([rule('stop'), rule('yield')].map((each) => [each.id, each]));
      const book = { rules, rulesOf: new Map(), officialRulesOf };
      return createQuestionPresenter([library], '/media', book).solved(revision, 'en');
    };
    expect(await solvedBy(new Map())).toMatchObject({
      rules: [{ ruleId: 'stop', title: 'title of stop (en)' }],
      rulesEstimated: true,
    });
    const tied = await solvedBy(new Map([[digestOf(revision) ?? '', ['yield']]]));
    expect(tied).toMatchObject({ rules: [{ ruleId: 'yield' }] });
    expect(tied).not.toHaveProperty('rulesEstimated');
    expect(await solved(revision, 'en')).not.toHaveProperty('rulesEstimated');
  });
});
