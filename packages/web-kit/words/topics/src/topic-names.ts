import type { QuestionTopic } from '@zielona-fala/contracts';
import { defineMessages, type MessageDescriptor } from 'react-intl';

/** Subjects of questions. */
export const TOPIC_NAMES: Readonly<Record<QuestionTopic, MessageDescriptor>> = defineMessages({
  'road-signs': {
    id: 'topic.road-signs',
    defaultMessage: 'Znaki drogowe',
    description: 'Topic of questions',
  },
  'right-of-way': {
    id: 'topic.right-of-way',
    defaultMessage: 'Pierwszeństwo przejazdu',
    description: 'Topic of questions',
  },
  'speed-distance': {
    id: 'topic.speed-distance',
    defaultMessage: 'Prędkość i odległość',
    description: 'Topic of questions',
  },
  manoeuvres: {
    id: 'topic.manoeuvres',
    defaultMessage: 'Manewry',
    description: 'Topic of questions',
  },
  'vulnerable-users': {
    id: 'topic.vulnerable-users',
    defaultMessage: 'Piesi i inni niechronieni',
    description: 'Topic of questions',
  },
  'driver-sobriety': {
    id: 'topic.driver-sobriety',
    defaultMessage: 'Kierowca i trzeźwość',
    description: 'Topic of questions',
  },
  'vehicle-equipment': {
    id: 'topic.vehicle-equipment',
    defaultMessage: 'Pojazd i wyposażenie',
    description: 'Topic of questions',
  },
  'safety-first-aid': {
    id: 'topic.safety-first-aid',
    defaultMessage: 'Bezpieczeństwo i pierwsza pomoc',
    description: 'Topic of questions',
  },
  'rail-tram-places': {
    id: 'topic.rail-tram-places',
    defaultMessage: 'Kolej, tramwaj, miejsca szczególne',
    description: 'Topic of questions',
  },
  'duties-documents': {
    id: 'topic.duties-documents',
    defaultMessage: 'Obowiązki i dokumenty',
    description: 'Topic of questions',
  },
  'load-passengers': {
    id: 'topic.load-passengers',
    defaultMessage: 'Ładunek i pasażerowie',
    description: 'Topic of questions',
  },
  other: {
    id: 'topic.other',
    defaultMessage: 'Inne',
    description: 'Topic of questions: none of the others',
  },
});
