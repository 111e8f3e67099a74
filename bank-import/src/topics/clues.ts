import { plain, type TopicEvidence } from './evidence.ts';

/** Polish words are inflected at the end, so they are represented by their stems. */
const BEGINNING = 6;

/** Features of a question that are evidence for or against a topic, without duplicates. */
export function cluesOf({
  question,
  answers,
  part,
  categories,
  hasMedia,
}: TopicEvidence): ReadonlySet<string> {
  const asked = beginningsIn(question);
  return new Set([
    ...asked,
    ...runsOf(asked, 2),
    ...runsOf(asked, 3),
    ...[1, 2].flatMap((length) => [
      `^${asked.slice(0, length).join(' ')}`,
      `${asked.slice(-length).join(' ')}$`,
    ]),
    ...answers.flatMap(beginningsIn).map((word) => `/${word}`),
    `part ${part}`,
    `${answers.length} answers`,
    hasMedia ? 'with media' : 'without media',
    ...(categories.length <= 2 ? [`only ${categories.join(' ')}`] : []),
  ]);
}

/** The words of a text in their order, as far as inflection leaves them alike. */
export function beginningsIn(text: string): readonly string[] {
  const words = plain(text).match(/[a-z0-9]+/g) ?? [];
  return words.map((word) => word.slice(0, BEGINNING));
}

/** Words that follow each other. */
function runsOf(words: readonly string[], length: number): readonly string[] {
  return words.slice(length - 1).map((_, start) => words.slice(start, start + length).join(' '));
}
