import { type PackStudyDto, studyDayOf, studyDayOn } from '@zielona-fala/contracts';
import { afterAnswers, type Knowledge } from './knowledge.ts';
import { planOptionsOf, type StudyPreferences } from './plan-options.ts';
import { knowledgeDto } from './present.ts';
import type { Standing } from './standing.ts';
import type { StudyQuestion } from './study-question.ts';

/** An answer that the learner gave after a pack was made. */
export interface LaterAnswer {
  readonly questionNumber: number;
  readonly right: boolean;
  readonly at: Date;
}

/** What a pack takes along of where its learner stands. */
export function packStudyDto(
  questions: readonly StudyQuestion[],
  knowledge: Knowledge,
  preferences: StudyPreferences,
): PackStudyDto {
  return {
    catalogue: questions.map(({ number, part, points, topic, rule }) => ({
      questionNumber: number,
      type: part,
      pointsValue: points,
      topic,
      ...(rule !== undefined && { rule }),
    })),
    knowledge: knowledgeDto(knowledge),
    preferences,
  };
}

/**
 * Where the learner stands now, as the server will find once it has the answers.
 * @param later answers that the server had not when it made the pack
 */
export function standingAfter(
  { catalogue, knowledge, preferences }: PackStudyDto,
  later: readonly LaterAnswer[],
  now: Date,
): Standing {
  const questions = catalogue.map(({ questionNumber, type, pointsValue, ...facts }) => ({
    number: questionNumber,
    part: type,
    points: pointsValue,
    ...facts,
  }));
  const parts = new Map(questions.map(({ number, part }) => [number, part]));
  const graded = later
    .toSorted((one, other) => one.at.getTime() - other.at.getTime())
    .flatMap(({ questionNumber: number, right, at }) => {
      const part = parts.get(number);
      return part === undefined ? [] : [{ number, part, right, day: studyDayOf(at, preferences.timeZone) }];
    });
  return {
    questions,
    knowledge: afterAnswers(known(knowledge), graded),
    options: planOptionsOf(preferences, now),
  };
}

function known({ questions, correction }: PackStudyDto['knowledge']): Knowledge {
  const memories = questions.map(({ questionNumber, firstDay, lastDay, ...memory }) => {
    const first = firstDay === null ? null : studyDayOn(firstDay);
    return [questionNumber, { ...memory, first, last: studyDayOn(lastDay) }] as const;
  });
  return { memories: new Map(memories), correction };
}
