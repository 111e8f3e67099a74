import type { Topic } from '@zielona-fala/contracts';
import { withoutDiacritics } from './columns.ts';

/** Polish word stems that indicate a topic, narrower topics first. */
const SIGNS_OF: readonly (readonly [Topic, RegExp])[] = [
  [
    'safety-first-aid',
    /\b(pierwszej pomocy|poszkodowan|resuscytac|krwotok|oparzen|nieprzytomn|apteczk|rannym|uciska)/,
  ],
  ['driver-sobriety', /\b(alkohol|narkotyk|trzezw|promil|odurz|zmeczen|zmeczon|sennosc|psychotrop)/],
  ['rail-tram-places', /\b(kolejow|tramwaj|torowisk|rogatk|zapor|pociag|szynow)/],
  ['load-passengers', /\b(ladun|pasazer|przewoz|fotelik|naczep|przyczep|holow)/],
  [
    'vulnerable-users',
    /\b(pieszy|pieszego|pieszych|pieszemu|piesi|rowerzyst|rowerow|rowerem|hulajnog|dzieck|dzieci|niewidom|niepelnospr)/,
  ],
  ['right-of-way', /\b(pierwszenst|ustapi|skrzyzowani)/],
  ['road-signs', /\b(znak|znaki|tablic|sygnal|sygnaliz)/],
  ['speed-distance', /\b(predkosc|odstep|hamowani|drogi zatrzymania|km\/h|przyspiesz)/],
  [
    'duties-documents',
    /\b(dokument|prawo jazdy|prawa jazdy|dowod|uprawni|mandat|ubezpiecz|tachograf|czas pracy|punktow karnych)/,
  ],
  [
    'vehicle-equipment',
    /\b(silnik|opon|hamulc|akumulator|olej|plyn|swiat|kontrolk|zawieszen|bieznik|gasnic|pas[oy]w? bezpieczenstwa|abs|esp)/,
  ],
];
/** What most other questions show: a situation on the road, and what the driver may do. */
const OTHERWISE: Topic = 'manoeuvres';

/** The official bank names no topics: its words tell them, well enough to practise by. */
export function topicOf(words: readonly string[]): Topic {
  const text = withoutDiacritics(words.join(' ')).toLowerCase();
  return SIGNS_OF.find(([, signs]) => signs.test(text))?.[0] ?? OTHERWISE;
}
