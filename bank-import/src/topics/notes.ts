import { rule, type TopicRule } from './rule.ts';

/** Evidence for a question's topic from its block in the edition and its legal basis. */
export const NOTES: readonly TopicRule[] = [
  rule('road-signs', 'znak(i|ow|ach)\\b'),
  rule('safety-first-aid', 'pierwsza pomoc', 'wypadk\\w* drogow', 'art\\W? 44\\b'),
  rule('vehicle-equipment', 'warunk\\w+ techniczn', 'budow\\w+ pojazd', 'wyposazeni'),
  rule('duties-documents', 'czas\\w* pracy', '561/2006', 'kierujacych pojazdami', 'ubezpieczeni', 'dokument'),
  rule('load-passengers', 'przewo[zw]\\w* (osob|ladun|rzecz|towar)', 'art\\W? 6[0-3]\\b'),
  rule('driver-sobriety', 'trzezwosc', 'alkohol', 'psychofiz', 'art\\W? 45\\b'),
  rule('rail-tram-places', 'przejazd\\w* kolej', 'art\\W? 28\\b'),
  rule('vulnerable-users', 'niechronion', 'piesz', 'art\\W? (13|14|26)\\b'),
  rule('right-of-way', 'pierwszenstw', 'art\\W? (17|25)\\b'),
  rule('speed-distance', 'predkosc', 'art\\W? (19|20)\\b'),
  rule('manoeuvres', 'manewr', 'wyprzedzani', 'art\\W? (16|22|23|24|46|47|49|51)\\b'),
];
