import Joi from 'joi';
import { type Answer, PARTS, POINTS, type PointsValue, type QuestionPart } from '../../exam/rules.ts';
import type { QuestionTopic } from '../../exam/topics.ts';
import { FIELDS } from '../../schemas/fields.ts';
import { listOf, named, shapeOf } from '../../schemas/shape.ts';
import type { PreferencesDto } from '../preferences/preferences.ts';
import { SOLVED_QUESTION, type SolvedQuestionDto } from '../questions/question.ts';
import { KNOWLEDGE_FIELDS, type KnowledgeDto } from '../study/knowledge.ts';

/** `GET v1/tests/pack`: questions with their answers, to practise without a connection, the most useful first. */
export interface PackDto {
  readonly made: string;
  /** Signed statement of the recipient and the time of creation; sent back with the answers. */
  readonly issue: string;
  readonly questions: readonly SolvedQuestionDto[];
  /** Absent from the pack of a visitor without an account. */
  readonly study?: PackStudyDto;
}

/** What plan and readiness are worked out from without a connection, as it was when the pack was made. */
export interface PackStudyDto {
  /** Every question of the category that exams ask. */
  readonly catalogue: readonly StudyQuestionDto[];
  readonly knowledge: KnowledgeDto;
  readonly preferences: Pick<PreferencesDto, 'timeZone' | 'dailyGoal' | 'examDate'>;
}

/** The facts of a question that learning uses. */
export interface StudyQuestionDto {
  readonly questionNumber: number;
  readonly type: QuestionPart;
  readonly pointsValue: PointsValue;
  readonly topic: QuestionTopic;
  /** Id of the weightiest rule behind it; absent if there is none. */
  readonly rule?: string;
}

/** An answer that was given without a connection. */
export interface PackAnswer {
  readonly questionNumber: number;
  readonly answer: Answer;
  /** By the clock of the device. */
  readonly answeredAt: string;
}

const STUDY = named(
  'PackStudy',
  shapeOf<PackStudyDto>({
    catalogue: listOf(
      shapeOf<StudyQuestionDto>({
        questionNumber: FIELDS.id.required(),
        type: Joi.string()
          .valid(...PARTS)
          .required(),
        pointsValue: Joi.number()
          .valid(...POINTS)
          .required(),
        topic: FIELDS.topic.required(),
        rule: FIELDS.rule,
      }),
    ).required(),
    knowledge: shapeOf<KnowledgeDto>(KNOWLEDGE_FIELDS).required(),
    preferences: shapeOf<PackStudyDto['preferences']>({
      timeZone: FIELDS.timeZone.required(),
      dailyGoal: FIELDS.count.required(),
      examDate: FIELDS.day.allow(null).required(),
    }).required(),
  }),
);

export const PACK = named(
  'Pack',
  shapeOf<PackDto>({
    made: FIELDS.instant.required(),
    issue: Joi.string().required(),
    questions: listOf(SOLVED_QUESTION).required(),
    study: STUDY,
  }),
);

/** Answers that were given without a connection or an account. */
export const GIVEN_ANSWERS = Joi.array()
  .items(
    shapeOf<PackAnswer>({
      questionNumber: FIELDS.id.required(),
      answer: FIELDS.answer.required(),
      answeredAt: FIELDS.givenInstant.required(),
    }),
  )
  .unique('questionNumber')
  .min(1);

/** Of the pack that is answered. */
export const ISSUE = Joi.string().max(200);
