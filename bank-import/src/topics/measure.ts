import { type QuestionTopic, TOPICS, type Topic } from '@zielona-fala/contracts';
import type { OfficialRow } from '../official-row.ts';
import { topicOf } from './classify.ts';
import { evidenceOf } from './evidence.ts';
import type { Reading } from './readings.ts';

/** Least share of held-out questions whose topic has to be the settled one. */
export const MIN_AGREEMENT = 0.9;

/** Agreement of inferred topics with human readings, for questions in the edition. */
export interface Agreement {
  readonly readings: number;
  /** Of those, with a question in the edition. */
  readonly found: number;
  /** Shares from 0 to 1 of the found ones; `other` agrees with nothing. */
  readonly agreement: number;
  readonly other: number;
  /** Of the two readers with each other. */
  readonly ofReaders: number;
  readonly topics: readonly TopicAgreement[];
}

interface TopicAgreement {
  readonly topic: Topic;
  /** How many readings settled for it. */
  readonly read: number;
  /** Recall; null if undefined. */
  readonly recall: number | null;
  /** Precision; null if undefined. */
  readonly precision: number | null;
}

export function measure(rows: readonly OfficialRow[], readings: readonly Reading[]): Agreement {
  const byNumber = new Map(rows.map((row) => [row.number, row]));
  const found = readings.flatMap((reading) => {
    const row = byNumber.get(reading.number);
    return row === undefined ? [] : [{ ...reading, told: topicOf(evidenceOf(row, row.notes)) }];
  });
  const share = (isMeant: (each: (typeof found)[number]) => boolean) =>
    found.length === 0 ? 0 : found.filter(isMeant).length / found.length;
  return {
    readings: readings.length,
    found: found.length,
    agreement: share(({ told, settled }) => told === settled),
    other: share(({ told }) => told === 'other'),
    ofReaders: share(({ first, second }) => first === second),
    topics: TOPICS.map((topic) => agreementOn(topic, found)),
  };
}

function agreementOn(
  topic: Topic,
  found: readonly { readonly told: QuestionTopic; readonly settled: Topic }[],
): TopicAgreement {
  const read = found.filter(({ settled }) => settled === topic).length;
  const told = found.filter((each) => each.told === topic).length;
  const both = found.filter((each) => each.told === topic && each.settled === topic).length;
  return { topic, read, recall: read === 0 ? null : both / read, precision: told === 0 ? null : both / told };
}

export function describeAgreement(title: string, agreement: Agreement): string {
  const { readings, found, agreement: share, other, ofReaders, topics } = agreement;
  return [
    `${title}: ${found} of ${readings} questions found`,
    `  as settled ${percent(share)}, of which none told (other) ${percent(other)}; the two readers with each other ${percent(ofReaders)}`,
    `  ${'topic'.padEnd(20)}${'read'.padStart(6)}${'recall'.padStart(10)}${'precision'.padStart(12)}`,
    ...topics.map(
      ({ topic, read, recall, precision }) =>
        `  ${topic.padEnd(20)}${`${read}`.padStart(6)}${percent(recall).padStart(10)}${percent(precision).padStart(12)}`,
    ),
  ].join('\n');
}

function percent(share: number | null): string {
  return share === null ? '–' : `${(share * 100).toFixed(1)} %`;
}
