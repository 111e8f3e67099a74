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
