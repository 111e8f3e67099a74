import type { QuestionTopic } from '@zielona-fala/contracts';
import { defineMessages, type MessageDescriptor } from 'react-intl';

/** Subjects of questions. */
export const TOPIC_NAMES: Readonly<Record<QuestionTopic, MessageDescriptor>> = defineMessages({
  'road-signs': {
    id: 'dashboard.topic.road-signs',
    defaultMessage: 'Znaki drogowe',
    description: 'Topic of questions',
  },
  'right-of-way': {
    id: 'dashboard.topic.right-of-way',
    defaultMessage: 'Pierwszeństwo przejazdu',
    description: 'Topic of questions',
  },
  'speed-distance': {
    id: 'dashboard.topic.speed-distance',
    defaultMessage: 'Prędkość i odległość',
    description: 'Topic of questions',
  },
  manoeuvres: {
    id: 'dashboard.topic.manoeuvres',
    defaultMessage: 'Manewry',
    description: 'Topic of questions',
  },
  'vulnerable-users': {
    id: 'dashboard.topic.vulnerable-users',
    defaultMessage: 'Piesi i inni niechronieni',
    description: 'Topic of questions',
  },
  'driver-sobriety': {
    id: 'dashboard.topic.driver-sobriety',
    defaultMessage: 'Kierowca i trzeźwość',
    description: 'Topic of questions',
  },
  'vehicle-equipment': {
    id: 'dashboard.topic.vehicle-equipment',
    defaultMessage: 'Pojazd i wyposażenie',
    description: 'Topic of questions',
  },
  'safety-first-aid': {
    id: 'dashboard.topic.safety-first-aid',
    defaultMessage: 'Bezpieczeństwo i pierwsza pomoc',
    description: 'Topic of questions',
  },
  'rail-tram-places': {
    id: 'dashboard.topic.rail-tram-places',
    defaultMessage: 'Kolej, tramwaj, miejsca szczególne',
    description: 'Topic of questions',
  },
  'duties-documents': {
    id: 'dashboard.topic.duties-documents',
    defaultMessage: 'Obowiązki i dokumenty',
    description: 'Topic of questions',
  },
  'load-passengers': {
    id: 'dashboard.topic.load-passengers',
    defaultMessage: 'Ładunek i pasażerowie',
    description: 'Topic of questions',
  },
  other: {
    id: 'dashboard.topic.other',
    defaultMessage: 'Inne',
    description: 'Topic of questions: none of the others',
  },
});
