import type { StudyDay } from '@zielona-fala/contracts';
import type { Knowledge } from './knowledge.ts';
import { isMastered } from './memory.ts';
import type { StudyQuestion } from './study-question.ts';

/** How far a learner has come with some questions. */
export interface Mastery {
  readonly questions: number;
  readonly seen: number;
  /** Right when last asked. */
  readonly known: number;
  readonly mastered: number;
  /** Share of the questions that are mastered, 0..1: more right answers never lower it. */
  readonly mastery: number;
  /** Of the newest mistake that no later right answer has mended. */
  readonly lastWrong: StudyDay | null;
}

export interface TopicMastery extends Mastery {
  readonly topic: StudyQuestion['topic'];
}

/** The topics of a category, in the order in which its questions name them. */
export function topicMasteries(
  questions: readonly StudyQuestion[],
  knowledge: Pick<Knowledge, 'memories'>,
): readonly TopicMastery[] {
  return [...Map.groupBy(questions, ({ topic }) => topic)].map(([topic, all]) => ({
    topic,
    ...masteryOf(all, knowledge),
  }));
}

/** @param questions at least one */
export function masteryOf(
  questions: readonly Pick<StudyQuestion, 'number'>[],
  { memories }: Pick<Knowledge, 'memories'>,
): Mastery {
  const seen = questions.flatMap(({ number }) => memories.get(number) ?? []);
  const mastered = seen.filter(isMastered).length;
  const wrong = seen.filter(({ lastRight }) => !lastRight).map(({ last }) => last);
  return {
    questions: questions.length,
    seen: seen.length,
    known: seen.length - wrong.length,
    mastered,
    mastery: mastered / questions.length,
    lastWrong: wrong.length === 0 ? null : Math.max(...wrong),
  };
}
