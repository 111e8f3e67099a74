import type { Topic } from '@zielona-fala/contracts';
import { TOPIC_RULES } from './rules.ts';

const IN_QUESTION = 1;
const IN_ANSWERS = 0.4;

export function scoresOf(question: string, answers: string): Map<Topic, number> {
  const scores = new Map<Topic, number>();
  for (const { topic, weight, words } of TOPIC_RULES) {
    const found = words.test(question) ? IN_QUESTION : words.test(answers) ? IN_ANSWERS : 0;
    if (found > 0) scores.set(topic, (scores.get(topic) ?? 0) + found * weight);
  }
  return scores;
}
