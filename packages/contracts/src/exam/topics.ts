/** Subjects a question can belong to. */
export const TOPICS = [
  'road-signs',
  'right-of-way',
  'speed-distance',
  'manoeuvres',
  'vulnerable-users',
  'driver-sobriety',
  'vehicle-equipment',
  'safety-first-aid',
  'rail-tram-places',
  'duties-documents',
  'load-passengers',
] as const;
export type Topic = (typeof TOPICS)[number];

/** What a question's topic can be: `other` where it is of the official bank and its words tell none. */
export const QUESTION_TOPICS = [...TOPICS, 'other'] as const;
export type QuestionTopic = (typeof QUESTION_TOPICS)[number];
