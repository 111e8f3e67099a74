import { expect, test } from '@jest/globals';
import type { Topic } from '@zielona-fala/contracts';
import { topicOf } from '../src/import/topic.ts';

test.each<[string, Topic]>([
  ['Czy widoczny znak zabrania Ci wjazdu?', 'road-signs'],
  ['Czy masz obowiązek USTĄPIĆ pierwszeństwa?', 'right-of-way'],
  ['Jaka jest najwyższa dopuszczalna prędkość?', 'speed-distance'],
  ['Czy wolno Ci wyprzedzić pieszego?', 'vulnerable-users'],
  ['Ile promili alkoholu we krwi jest dozwolone?', 'driver-sobriety'],
  ['Jaki jest najmniejszy bieżnik opony?', 'vehicle-equipment'],
  ['Jak udzielisz pierwszej pomocy?', 'safety-first-aid'],
  ['Czy wjedziesz na przejazd przed opuszczeniem zapór?', 'rail-tram-places'],
  ['Jakie dokumenty okażesz policjantowi?', 'duties-documents'],
  ['Jak przewozić ładunek?', 'load-passengers'],
  ['Czy wolno Ci teraz zawrócić?', 'manoeuvres'],
])('“%s” is about %s', (text, topic) => {
  expect(topicOf([text])).toBe(topic);
  expect(topicOf([text.normalize('NFD').toUpperCase()])).toBe(topic);
});
