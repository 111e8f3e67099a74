import { COMMON_PASSWORD_PREFIX } from '@zielona-fala/contracts';
import type { JsonSchema } from './json-schema.ts';

const MOMENT = '2026-11-22T10:15:00.000Z';
const PASSWORD = 'three green waves';
const LINK_TOKEN = 'nJ4yQ0cV7hT2kXb9';
/** The one of RFC 8291. */
const BROWSER_KEY = 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4';

/** What fields hold, by their names. Those that are not here show the first or least value that their schema allows. */
const BY_NAME: Readonly<Record<string, unknown>> = {
  accessToken: 'eyJhbGciOiJFUzI1NiIsInR5cCI6ImF0K2p3dCJ9.e30.c2lnbmF0dXJl',
  act: 'Prawo o ruchu drogowym',
  answers: { 1: 'T', 21: 'A' },
  article: 'art. 25 ust. 1',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  asOf: '2026-01-01',
  address: 'scenes/yield.1a2b3c4d.svg',
  answerA: null,
  answerB: null,
  answerC: null,
  browser: 'Firefox',
  best: { topic: 'right-of-way', probability: 0.79, gain: 0.08 },
  correctAnswers: { 1: 'N', 21: 'A' },
  csrfToken: 'm4Zk0aVb8fQ1',
  email: 'ola@example.org',
  examDate: '2026-12-24',
  proposedExam: '2026-12-24',
  due: '2026-12-24',
  endpoint: 'https://fcm.googleapis.com/fcm/send/JzLQ3raZJfFBR0aqvOMsLrt54w4rJUsV',
  experiencePoints: 1240,
  expectedPoints: 69.4,
  explanation: 'Z prawej strony nadjeżdża pojazd, który ma pierwszeństwo.',
  high: 0.81,
  firstDay: '2026-11-20',
  lastDay: '2026-11-21',
  date: '2026-12-24',
  day: '2026-11-21',
  today: '2026-11-22',
  lastWrong: '2026-11-21',
  low: 0.58,
  media: '/media/scenes/yield.1a2b3c4d.svg',
  mediaAlt: 'A junction of equal roads; a car comes from the right.',
  message: 'Is there practice for category T as well?',
  mistake: 'Going first because the own road is wider.',
  name: 'Ola',
  newEmail: 'ola.nowak@example.org',
  newPassword: PASSWORD,
  newPasswordRepeat: PASSWORD,
  newUsername: 'OlaNowak',
  oldPassword: 'two green waves',
  p256dh: BROWSER_KEY,
  password: PASSWORD,
  path: '/en/exam',
  probability: 0.71,
  publicKey: BROWSER_KEY,
  prefix: 'a'.repeat(COMMON_PASSWORD_PREFIX),
  questionText: 'Masz pierwszeństwo na tym skrzyżowaniu?',
  picture: '/media/scenes/yield.1a2b3c4d.svg',
  pictureAlt: 'A junction of equal roads; a car comes from the right.',
  recognise: 'No sign and no light says who goes first.',
  repeatPassword: PASSWORD,
  rule: 'yield-to-the-right',
  ruleId: 'yield-to-the-right',
  sessionId: '019aab3c-7c51-7d2a-9d65-0c5e5a1f3b7e',
  suffixes: ['3f09', '71bc'],
  system: 'Android',
  testId: 7224531200345,
  title: 'At equal roads the right goes first',
  timeZone: 'Europe/Warsaw',
  token: LINK_TOKEN,
  userId: 7224530100112,
  username: 'Ola',
};

/** A value that fits a schema: what a caller could send or get. @param name of the field that holds it */
export function exampleOf(schema: JsonSchema, name = ''): unknown {
  const { enum: values, default: usual, format, items, properties, type } = schema;
  if (values !== undefined) return usual ?? values[0];
  if (usual !== undefined) return usual;
  if (name in BY_NAME && isOfType(BY_NAME[name], schema)) return BY_NAME[name];
  if (format === 'date-time') return MOMENT;
  const [first] = [type].flat();
  switch (first) {
    case 'object':
      return exampleFields(properties);
    case 'array':
      return items ? [exampleOf(items)] : [];
    case 'boolean':
      return false;
    case 'integer':
    case 'number':
      return schema.minimum ?? (schema.exclusiveMinimum ?? 0) + 1;
    default:
      return name === '' ? 'text' : name;
  }
}

/** Fields of one name can hold different things. */
const isOfType = (value: unknown, { type }: JsonSchema): boolean => {
  const own = value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value;
  return [type].flat().some((each) => each === own || (each === 'integer' && own === 'number'));
};

const exampleFields = (properties: JsonSchema['properties'] = {}): Record<string, unknown> =>
  Object.fromEntries(Object.entries(properties).map(([name, each]) => [name, exampleOf(each, name)]));
