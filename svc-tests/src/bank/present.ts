import {
  DEFAULT_LOCALE,
  type LegalBasisDto,
  type Locale,
  type QuestionDto,
  type QuestionTranslationDto,
  type SolvedQuestionDto,
} from '@zielona-fala/contracts';
import { addressIn, type MediaShelf } from '../media/shelf.ts';
import { ACTS, OFFICIAL_SOURCE } from './acts.ts';
import type { LegalReference, QuestionRevision } from './question.ts';

/** Turns revisions into what goes over the wire, in one language. */
export interface QuestionPresenter {
  /** Without the correct answer and everything that tells it. */
  asked(question: QuestionRevision, lang: Locale): QuestionDto;
  solved(question: QuestionRevision, lang: Locale): SolvedQuestionDto;
}

/** @param baseUrl of pictures and films, without a slash at its end */
export function createQuestionPresenter(shelves: readonly MediaShelf[], baseUrl: string): QuestionPresenter {
  const urlOf = (file: string | undefined): string | null => {
    const address = file === undefined ? null : addressIn(shelves, file);
    return address === null ? null : `${baseUrl}/${address}`;
  };
  const asked = (question: QuestionRevision, lang: Locale): QuestionDto => ({
    questionId: question.number,
    questionNumber: question.number,
    withoutAnswers: question.answers === null,
    media: urlOf(question.media?.file),
    poster: urlOf(question.media?.poster),
    lastFrame: urlOf(question.media?.lastFrame),
    type: question.part,
    pointsValue: question.points,
    questionTranslations: [translationOf(question, lang)],
  });
  return {
    asked,
    solved: (question, lang) => ({
      ...asked(question, lang),
      correctAnswer: question.correct,
      topic: question.topic,
      explanation: question.explanation[lang],
      legalBasis: [
        ...question.legalBasis.map((reference) => legalBasisOf(reference, lang)),
        ...officialBasisOf(question, lang),
      ],
    }),
  };
}

function translationOf(question: QuestionRevision, lang: Locale): QuestionTranslationDto {
  return {
    questionId: question.number,
    language: question.official?.polishInstead.includes(lang) ? DEFAULT_LOCALE : lang,
    questionText: question.text[lang],
    answerA: question.answers?.A[lang] ?? null,
    answerB: question.answers?.B[lang] ?? null,
    answerC: question.answers?.C[lang] ?? null,
    mediaAlt: question.media?.alt?.[lang] ?? null,
  };
}

function legalBasisOf({ act, article, asOf }: LegalReference, lang: Locale): LegalBasisDto {
  return { act: ACTS[act][lang], article, asOf };
}

/** Official editions name their sources in one text, without saying where an act's title ends. */
function officialBasisOf({ official }: QuestionRevision, lang: Locale): readonly LegalBasisDto[] {
  if (!official?.notes.legalBasis || official.legalBasisAsOf === null) return [];
  return [{ act: OFFICIAL_SOURCE[lang], article: official.notes.legalBasis, asOf: official.legalBasisAsOf }];
}
