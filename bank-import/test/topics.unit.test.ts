import { describe, expect, test } from '@jest/globals';
import { type CategoryName, type QuestionTopic, TOPICS, type Topic } from '@zielona-fala/contracts';
import fc from 'fast-check';
import { topicOf } from '../src/topics/classify.ts';
import type { TopicEvidence } from '../src/topics/evidence.ts';
import { scoresOf } from '../src/topics/model.ts';
import { train } from '../src/topics/train.ts';

const CARS: readonly CategoryName[] = ['A', 'B', 'C', 'D'];

function told(
  question: string,
  answers: readonly string[] = [],
  changes: Partial<TopicEvidence> = {},
): QuestionTopic {
  return topicOf({
    question,
    answers,
    part: answers.length === 0 ? 'primary' : 'technical',
    categories: CARS,
    hasMedia: true,
    notes: { block: null, legalBasis: null },
    ...changes,
  });
}

const EXAMPLES: readonly (readonly [question: string, topic: Topic])[] = [
  ['Czy widoczny znak zabrania Ci wjazdu ciężarówką?', 'road-signs'],
  ['Czy zielona strzałka, którą widzisz, zezwala na jazdę bez przystawania?', 'road-signs'],
  ['Czy musisz ustąpić pierwszeństwa zielonej furgonetce?', 'right-of-way'],
  ['Kto pierwszy przejedzie? Czy masz pierwszeństwo przed taksówką?', 'right-of-way'],
  ['Z jaką największą prędkością wolno Ci jechać tą aleją?', 'speed-distance'],
  ['Ile razy wydłuży się droga hamowania na mokrych liściach?', 'speed-distance'],
  ['Czy wolno Ci teraz zawrócić?', 'manoeuvres'],
  ['Czy wolno Ci tu wyprzedzić furgonetkę?', 'manoeuvres'],
  ['Czy masz obowiązek przepuścić pieszego, który czeka z parasolem?', 'vulnerable-users'],
  ['Czy masz pierwszeństwo przed rowerzystką z przyczepką?', 'vulnerable-users'],
  ['Po ilu godzinach od wypicia alkoholu wolno Ci prowadzić?', 'driver-sobriety'],
  ['Czy zmęczenie wydłuża czas Twojej reakcji?', 'driver-sobriety'],
  ['Jaki jest najmniejszy bieżnik opony zimowej?', 'vehicle-equipment'],
  ['O czym mówi lampka kontrolna z kroplą oleju?', 'vehicle-equipment'],
  ['Jak udzielisz pierwszej pomocy komuś, kto krwawi?', 'safety-first-aid'],
  ['Na jakiej wysokości ustawisz zagłówek?', 'safety-first-aid'],
  ['Czy wolno Ci wjechać na przejazd kolejowy, gdy zapory opadają?', 'rail-tram-places'],
  ['Jakie dokumenty okażesz policjantowi?', 'duties-documents'],
  ['Po ilu godzinach jazdy kierowca ciężarówki robi przerwę zapisaną przez tachograf?', 'duties-documents'],
  ['Jak zabezpieczysz ładunek desek na przyczepie?', 'load-passengers'],
];

describe('the topic of a question', () => {
  test('is told for each topic', () => {
    expect(new Set(EXAMPLES.map(([, topic]) => topic))).toEqual(new Set(TOPICS));
  });

  test.each(EXAMPLES)('“%s” is about %s', (question, topic) => {
    expect(told(question)).toBe(topic);
  });

  test.each(['Czy w tej sytuacji trzeba zachować szczególną ostrożność?', 'Co teraz?', ''])(
    'is other where “%s” tells none',
    (question) => {
      expect(told(question)).toBe('other');
    },
  );

  test('is told by the answers where the question is silent', () => {
    const answers = ['Sprawdzę poziom oleju.', 'Sprawdzę ciśnienie w oponach.', 'Wymienię filtr powietrza.'];
    expect(told('Co zrobisz najpierw?', answers)).toBe('vehicle-equipment');
  });

  test.each([
    [{ block: 'Pierwsza pomoc', legalBasis: null }, 'safety-first-aid'],
    [{ block: null, legalBasis: 'Ustawa o czasie pracy kierowców' }, 'duties-documents'],
  ] as const)('is told by an older edition’s notes %j where words are silent', (notes, topic) => {
    expect(told('Co teraz?', [], { notes })).toBe(topic);
  });

  test('does not hang on case, diacritics, Unicode form or spaces', () => {
    const changes: readonly ((text: string) => string)[] = [
      (text) => text.toUpperCase(),
      (text) => text.normalize('NFD'),
      (text) => text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ł', 'l'),
      (text) => ` ${text.replaceAll(' ', '\n  ')} `,
    ];
    fc.assert(
      fc.property(
        fc.constantFrom(...EXAMPLES),
        fc.subarray([...changes], { minLength: 1 }),
        ([question, topic], chosen) => {
          expect(told(chosen.reduce((text, change) => change(text), question))).toBe(topic);
        },
      ),
    );
  });
});

describe('learning', () => {
  const known = Array.from({ length: 12 }, (_, index) => ({
    clues: new Set(['czy', index % 2 ? 'lodz' : 'balon', `${index % 3}`]),
    topic: index % 2 ? ('water' as const) : ('air' as const),
  }));

  test('tells apart what differs, and leaves what does not', () => {
    const model = train(known, ['water', 'air']);
    const [water = 0, air = 0] = scoresOf(model, new Set(['czy', 'lodz']));
    expect(water).toBeGreaterThan(0.5);
    expect(air).toBeLessThan(-0.5);
    const [unknownWater = 0, unknownAir = 0] = scoresOf(model, new Set(['czy', 'rower']));
    expect(Math.abs(unknownWater - unknownAir)).toBeLessThan(0.2);
  });

  test('gives the same weights twice', () => {
    expect(train(known, ['water', 'air'])).toEqual(train(known, ['water', 'air']));
  });
});
