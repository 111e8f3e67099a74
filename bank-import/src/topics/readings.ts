import { readFileSync } from 'node:fs';
import { QUESTION_TOPICS, type QuestionTopic, TOPICS, type Topic } from '@zielona-fala/contracts';
import Joi from 'joi';

/** A topic assigned to a question by two independent readers, and the resolution if they differed. */
export interface Reading {
  readonly number: number;
  readonly first: Topic;
  readonly second: Topic;
  readonly settled: Topic;
  /** It measures only: no weight is learnt from it. */
  readonly heldOut: boolean;
}

export const READINGS = new URL('./data/readings.json', import.meta.url);
const LABELS = new URL('./data/labels.json', import.meta.url);

const NUMBER = /^\d+$/;
const topic = Joi.string().valid(...TOPICS);
/** By question number: both readings, and the third where they differ. */
const sample = Joi.object().pattern(NUMBER, Joi.array().items(topic).min(2).max(3).required());
const readingsFile = Joi.object({ development: sample.required(), heldOut: sample.required() }).prefs({
  convert: false,
});
const labelsFile = Joi.object().pattern(
  Joi.string().valid(...QUESTION_TOPICS),
  Joi.array().items(Joi.number().integer()),
);

type Sample = Readonly<Record<string, readonly [Topic, Topic, Topic?]>>;

/** @throws when the file is not of that shape */
export function readReadings(file: URL | string): readonly Reading[] {
  const { development, heldOut } = Joi.attempt(readJson(file), readingsFile) as Record<string, Sample>;
  return [...readingsIn(development ?? {}, false), ...readingsIn(heldOut ?? {}, true)];
}

function readingsIn(sample: Sample, heldOut: boolean): readonly Reading[] {
  return Object.entries(sample).map(([number, [first, second, settled = first]]) => ({
    number: Number(number),
    first,
    second,
    settled,
    heldOut,
  }));
}

/** Topics of other questions, by number, that one reader gave them to learn from. */
export function readLabels(): ReadonlyMap<number, QuestionTopic> {
  const byTopic = Joi.attempt(readJson(LABELS), labelsFile) as Record<QuestionTopic, readonly number[]>;
  return new Map(
    QUESTION_TOPICS.flatMap((topic) => (byTopic[topic] ?? []).map((number) => [number, topic] as const)),
  );
}

function readJson(file: URL | string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'));
}
