import { QUESTION_TOPICS, type QuestionTopic } from '@zielona-fala/contracts';
import type { OfficialRow } from '../official-row.ts';
import { cluesOf } from './clues.ts';
import { evidenceOf } from './evidence.ts';
import type { TopicModel } from './model.ts';
import type { Reading } from './readings.ts';
import { train } from './train.ts';

/** Trains on an edition's words and the known topics of its questions, excluding the held-out set. */
export function learn(
  rows: readonly OfficialRow[],
  readings: readonly Reading[],
  labels: ReadonlyMap<number, QuestionTopic>,
): TopicModel<QuestionTopic> {
  const held = new Set(readings.filter(({ heldOut }) => heldOut).map(({ number }) => number));
  const known = new Map([...labels, ...readings.map(({ number, settled }) => [number, settled] as const)]);
  const labelled = rows.flatMap((row) => {
    const topic = held.has(row.number) ? undefined : known.get(row.number);
    return topic === undefined ? [] : [{ clues: cluesOf(evidenceOf(row, row.notes)), topic }];
  });
  return train(labelled, QUESTION_TOPICS);
}
