import Joi from 'joi';
import { type Answer, PARTS, POINTS, type PointsValue, type QuestionPart } from '../../exam/rules.ts';
import type { QuestionTopic } from '../../exam/topics.ts';
import type { QuestionLanguage } from '../../locales.ts';
import { FIELDS } from '../../schemas/fields.ts';
import { listOf, named, shapeOf } from '../../schemas/shape.ts';
import { RULE_NAME, type RuleNameDto } from '../rules/rule-name.ts';

export interface QuestionTranslationDto {
  readonly questionId: number;
  readonly language: QuestionLanguage;
  readonly questionText: string | null;
  readonly answerA: string | null;
  readonly answerB: string | null;
  readonly answerC: string | null;
  /** What the picture or film shows, without telling the answer. */
  readonly mediaAlt: string | null;
}

/** URL paths of films in Polish Sign Language, of the question and of its answers A, B and C. */
export interface SignLanguageDto {
  readonly questionText?: string;
  readonly answerA?: string;
  readonly answerB?: string;
  readonly answerC?: string;
}

/** A question as it is asked: one language's translation, no correct answer. */
export interface QuestionDto {
  readonly questionId: number;
  readonly questionNumber: number;
  /** True for a yes/no question, false for one of A/B/C. */
  readonly withoutAnswers: boolean;
  /** URL path of the picture or film. */
  readonly media: string | null;
  /** The question has a picture or film, but this server lacks the file. */
  readonly mediaMissing?: true;
  /** URL path of the poster frame of a film. */
  readonly poster: string | null;
  /** URL path of the still that a film ends with: what the question asks about. */
  readonly lastFrame: string | null;
  /** Absent if there is no such film of the question, or none that this server has. */
  readonly signLanguage?: SignLanguageDto;
  readonly type: QuestionPart;
  readonly pointsValue: PointsValue;
  readonly questionTranslations: readonly QuestionTranslationDto[] | null;
}

export interface LegalBasisDto {
  /** Title of the act in the asked language. */
  readonly act: string;
  readonly article: string;
  /** Date of the law's state, ISO 8601. */
  readonly asOf: string;
}

export interface TopicDto {
  readonly topic: QuestionTopic;
  /** The topic is inferred from the question's words, because the official bank names none. Do not present it as a fact. */
  readonly topicEstimated?: true;
}

/** Solution of a question, once it may be revealed. */
export interface SolutionDto {
  readonly correctAnswer: Answer;
  readonly explanation: string;
  readonly legalBasis: readonly LegalBasisDto[];
  /** The rules behind it, most important first; absent if none is known. */
  readonly rules?: readonly RuleNameDto[];
  /** The rules are inferred from the question's words, because nobody has read it yet. Do not present them as a fact. */
  readonly rulesEstimated?: true;
}

export interface SolvedQuestionDto extends QuestionDto, TopicDto, SolutionDto {}

/** `PUT v1/tests/{testId}/answers/{questionNumber}` in learning modes: about the first answer, which is final. */
export interface AnswerVerdictDto extends SolutionDto {
  readonly correct: boolean;
}

/** A question of `GET v1/tests/questions`. */
export interface BrowsedQuestionDto extends QuestionDto, TopicDto {
  readonly isBookmarked: boolean;
  /** Null while the question is part of the learner's unfinished test. */
  readonly solution: SolutionDto | null;
}

const TEXT = Joi.string().allow(null).required();

const TRANSLATION = shapeOf<QuestionTranslationDto>({
  questionId: FIELDS.id.required(),
  language: FIELDS.questionLanguage.required(),
  questionText: TEXT,
  answerA: TEXT,
  answerB: TEXT,
  answerC: TEXT,
  mediaAlt: TEXT,
});

const SIGN_LANGUAGE = shapeOf<SignLanguageDto>({
  questionText: Joi.string(),
  answerA: Joi.string(),
  answerB: Joi.string(),
  answerC: Joi.string(),
}).min(1);

const QUESTION_FIELDS = {
  questionId: FIELDS.id.required(),
  questionNumber: FIELDS.id.required(),
  withoutAnswers: Joi.boolean().required(),
  media: TEXT,
  mediaMissing: Joi.boolean().valid(true),
  poster: TEXT,
  lastFrame: TEXT,
  signLanguage: SIGN_LANGUAGE,
  type: Joi.string()
    .valid(...PARTS)
    .required(),
  pointsValue: Joi.number()
    .valid(...POINTS)
    .required(),
  questionTranslations: listOf(TRANSLATION).allow(null).required(),
};

export const QUESTION = shapeOf<QuestionDto>(QUESTION_FIELDS);

const TOPIC_FIELDS = {
  topic: FIELDS.topic.required(),
  topicEstimated: Joi.boolean().valid(true),
};

export const LEGAL_BASIS = shapeOf<LegalBasisDto>({
  act: Joi.string().required(),
  article: Joi.string().required(),
  asOf: Joi.string().required(),
});

const SOLUTION_FIELDS = {
  correctAnswer: FIELDS.answer.required(),
  explanation: Joi.string().allow('').required(),
  legalBasis: listOf(LEGAL_BASIS).required(),
  rules: listOf(RULE_NAME),
  rulesEstimated: Joi.boolean().valid(true),
};

export const SOLVED_QUESTION = named(
  'SolvedQuestion',
  shapeOf<SolvedQuestionDto>({
    ...QUESTION_FIELDS,
    ...TOPIC_FIELDS,
    ...SOLUTION_FIELDS,
  }),
);

export const ANSWER_VERDICT = named(
  'AnswerVerdict',
  shapeOf<AnswerVerdictDto>({
    correct: Joi.boolean().required(),
    ...SOLUTION_FIELDS,
  }),
);

export const BROWSED_QUESTION = shapeOf<BrowsedQuestionDto>({
  ...QUESTION_FIELDS,
  ...TOPIC_FIELDS,
  isBookmarked: Joi.boolean().required(),
  solution: shapeOf<SolutionDto>(SOLUTION_FIELDS).allow(null).required(),
});
