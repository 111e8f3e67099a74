
import { withoutDiacritics } from '../columns.ts';
import { ASKED } from './asked.ts';
import type { TopicRule } from './rule.ts';
import { SITUATIONS } from './situations.ts';
import { SUBJECTS } from './subjects.ts';

const RULES: readonly TopicRule[] = [...ASKED, ...SUBJECTS, ...SITUATIONS];

/** What is known of a question of the official bank that may tell its topic, in Polish. */
export interface TopicEvidence {
  readonly question: string;
  readonly answers: readonly string[];
}

/**
 * The topic of a question that names none, told by its words: those of the question first, those of its answers where
 * the question says nothing.
 * @returns `other` where no words tell a topic
 */
export function topicOf({ question, answers }: TopicEvidence): any {
  return topicIn(question) ?? topicIn(answers.join(' / ')) ?? 'other';
}

function topicIn(words: string): string | undefined {
  const text = plain(words);
  return RULES.find((rule) => rule.words.test(text))?.topic;
}

function plain(words: string): string {
  return withoutDiacritics(words).toLowerCase().replace(/\s+/g, ' ');
}
