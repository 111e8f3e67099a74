import type { Topic } from '@zielona-fala/contracts';

/** Words that determine a topic. The first matching rule of a list applies. */
export interface TopicRule {
  readonly topic: Topic;
  /** Matched against lower case without diacritics, one space between words. */
  readonly words: RegExp;
}

/**
 * @param stems beginnings of words, `…` between two of them for anything in between
 */
export function rule(topic: Topic, ...stems: readonly string[]): TopicRule {
  const patterns = stems.map((stem) => stem.replaceAll('…', '.*\\b'));
  return { topic, words: new RegExp(`\\b(?:${patterns.join('|')})`) };
}
