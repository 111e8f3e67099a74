import Joi from 'joi';
import type {
  AnswerVerdictDto,
  BrowsedQuestionDto,
  LegalBasisDto,
  QuestionDto,
  QuestionTranslationDto,
  SolutionDto,
  SolvedQuestionDto,
  TestQuestionDto,
} from '../dto/tests.ts';
import { PARTS, POINTS } from '../exam/rules.ts';
import { FIELDS } from '../schemas/fields.ts';
import { listOf, shapeOf } from '../schemas/shape.ts';

const TEXT = Joi.string().allow(null).required();

const TRANSLATION = shapeOf<QuestionTranslationDto>({
  questionId: FIELDS.id.required(),
  language: FIELDS.locale.required(),
  questionText: TEXT,
  answerA: TEXT,
  answerB: TEXT,
  answerC: TEXT,
  mediaAlt: TEXT,
});

const QUESTION_FIELDS = {
  questionId: FIELDS.id.required(),
  questionNumber: FIELDS.id.required(),
  withoutAnswers: Joi.boolean().required(),
  media: TEXT,
  mediaMissing: Joi.boolean().valid(true),
  poster: TEXT,
  lastFrame: TEXT,
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

const SOLUTION_FIELDS = {
  correctAnswer: FIELDS.answer.required(),
  explanation: Joi.string().allow('').required(),
  legalBasis: listOf(
    shapeOf<LegalBasisDto>({
      act: Joi.string().required(),
      article: Joi.string().required(),
      asOf: Joi.string().required(),
    }),
  ).required(),
};

export const SOLVED_QUESTION = shapeOf<SolvedQuestionDto>({
  ...QUESTION_FIELDS,
  ...TOPIC_FIELDS,
  ...SOLUTION_FIELDS,
});

export const TEST_QUESTION = shapeOf<TestQuestionDto>({
  ...QUESTION_FIELDS,
  topic: TOPIC_FIELDS.topic.optional(),
  topicEstimated: TOPIC_FIELDS.topicEstimated,
  correctAnswer: SOLUTION_FIELDS.correctAnswer.optional(),
  explanation: SOLUTION_FIELDS.explanation.optional(),
  legalBasis: SOLUTION_FIELDS.legalBasis.optional(),
});

export const ANSWER_VERDICT = shapeOf<AnswerVerdictDto>({
  correct: Joi.boolean().required(),
  ...SOLUTION_FIELDS,
});

export const BROWSED_QUESTION = shapeOf<BrowsedQuestionDto>({
  ...QUESTION_FIELDS,
  ...TOPIC_FIELDS,
  isBookmarked: Joi.boolean().required(),
  solution: shapeOf<SolutionDto>(SOLUTION_FIELDS).allow(null).required(),
});
