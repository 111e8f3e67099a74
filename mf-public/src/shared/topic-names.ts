import type { Topic } from '@zielona-fala/contracts';
import { defineMessages, type MessageDescriptor } from 'react-intl';

/** Subjects of questions, as headings. */
export const TOPIC_NAMES: Record<Topic, MessageDescriptor> = defineMessages({
  'road-signs': {
    id: 'public.topic.road-signs',
    defaultMessage: 'Znaki drogowe',
    description: 'Topic of questions',
  },
  'right-of-way': {
    id: 'public.topic.right-of-way',
    defaultMessage: 'Pierwszeństwo przejazdu',
    description: 'Topic of questions',
  },
  'speed-distance': {
    id: 'public.topic.speed-distance',
    defaultMessage: 'Prędkość i odległość',
    description: 'Topic of questions',
  },
  manoeuvres: { id: 'public.topic.manoeuvres', defaultMessage: 'Manewry', description: 'Topic of questions' },
  'vulnerable-users': {
    id: 'public.topic.vulnerable-users',
    defaultMessage: 'Piesi i inni niechronieni',
    description: 'Topic of questions',
  },
  'driver-sobriety': {
    id: 'public.topic.driver-sobriety',
    defaultMessage: 'Kierowca i trzeźwość',
    description: 'Topic of questions',
  },
  'vehicle-equipment': {
    id: 'public.topic.vehicle-equipment',
    defaultMessage: 'Pojazd i wyposażenie',
    description: 'Topic of questions',
  },
  'safety-first-aid': {
    id: 'public.topic.safety-first-aid',
    defaultMessage: 'Bezpieczeństwo i pierwsza pomoc',
    description: 'Topic of questions',
  },
  'rail-tram-places': {
    id: 'public.topic.rail-tram-places',
    defaultMessage: 'Kolej, tramwaj, miejsca szczególne',
    description: 'Topic of questions',
  },
  'duties-documents': {
    id: 'public.topic.duties-documents',
    defaultMessage: 'Obowiązki i dokumenty',
    description: 'Topic of questions',
  },
  'load-passengers': {
    id: 'public.topic.load-passengers',
    defaultMessage: 'Ładunek i pasażerowie',
    description: 'Topic of questions',
  },
});
