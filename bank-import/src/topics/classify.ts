import { readFileSync } from 'node:fs';
import type { QuestionTopic } from '@zielona-fala/contracts';
import { ASKED } from './asked.ts';
import { cluesOf } from './clues.ts';
import { plain, type TopicEvidence } from './evidence.ts';
import { scoresOf, type TopicModel } from './model.ts';
import { NOTES } from './notes.ts';
import type { TopicRule } from './rule.ts';

/** What a rule counts beside a model whose clear verdicts score about 1. */
const RULE = 0.5;
/** Of a question with fewer clues that the model knows, only rules speak. */
const MIN_CLUES = 11;
/** A topic that leads the next by less is a guess. */
const MIN_LEAD = 0.02;

export const LEARNT = new URL('./data/weights.json', import.meta.url);
const MODEL = JSON.parse(readFileSync(LEARNT, 'utf8')) as TopicModel<QuestionTopic>;

/**
 * The topic of a question that names none: what its clues weigh, and what rules say of its words.
 * @returns `other` if there is no topic, or a tie
 */
export function topicOf(evidence: TopicEvidence): QuestionTopic {
  const { question, notes } = evidence;
  const ruled = [topicIn(ASKED, question), topicIn(NOTES, `${notes.block ?? ''} ${notes.legalBasis ?? ''}`)];
  const scores = scoresOf(MODEL, cluesOf(evidence), MIN_CLUES);
  const [best, next] = MODEL.topics
    .map((topic, index) => {
      const rules = ruled.filter((each) => each === topic).length;
      return { topic, score: (scores[index] ?? 0) + rules * RULE };
    })
    .sort((a, b) => b.score - a.score);
  const isClear = best !== undefined && next !== undefined && best.score - next.score >= MIN_LEAD;
  return isClear ? best.topic : 'other';
}

function topicIn(rules: readonly TopicRule[], words: string): QuestionTopic | undefined {
  const text = plain(words);
  return rules.find((rule) => rule.words.test(text))?.topic;
}
