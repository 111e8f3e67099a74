import {
  type BrowsedQuestionDto,
  DEFAULT_LOCALE,
  isLocale,
  type LegalBasisDto,
  type QuestionDto,
  type QuestionLanguage,
  type QuestionTranslationDto,
  type SolutionDto,
  type SolvedQuestionDto,
  type TopicDto,
} from '@zielona-fala/contracts';
import { type Letter, legalBasisOf, type RuleBook, type Translations } from '@zielona-fala/contracts/bank';
import {
  digestOf,
  languageOf,
  namesMedia,
  type QuestionRevision,
  wordsIn,
} from '@zielona-fala/question-store';
import { addressIn, type MediaLibrary } from '../media/library.ts';
import { namesOf, rulesBehind } from '../rules/rule-book.ts';
import { signLanguageOf } from './sign-language.ts';

/** What stands for the act where the official bank gives its legal basis as one text. */
const OFFICIAL_SOURCE: Translations = {
  pl: 'według urzędowej bazy pytań',
  en: 'according to the official question bank',
  de: 'laut amtlichem Fragenkatalog',
  uk: 'за офіційною базою запитань',
};

/** Maps revisions to DTOs in one language. */
export interface QuestionPresenter {
  /** Without the correct answer and everything that reveals it. */
  asked(question: QuestionRevision, lang: QuestionLanguage): Promise<QuestionDto>;
  solved(question: QuestionRevision, lang: QuestionLanguage): Promise<SolvedQuestionDto>;
  /** A translation with the Polish original behind it. */
  withOriginal(question: QuestionRevision, lang: QuestionLanguage): Promise<SolvedQuestionDto>;
  /** Only what {@link QuestionPresenter.solved} adds about the answer. */
  solution(question: QuestionRevision, lang: QuestionLanguage): SolutionDto;
  /** @param of.isWithheld the learner must not see the answer now */
  browsed(
    question: QuestionRevision,
    lang: QuestionLanguage,
    of: { readonly isBookmarked: boolean; readonly isWithheld: boolean },
  ): Promise<BrowsedQuestionDto>;
  /** @returns the URL of a picture or film, or null */
  mediaUrl(file: string | undefined): Promise<string | null>;
}

/**
 * @param baseUrl of pictures and films, without a slash at its end
 * @param book the rules that solutions name
 */
export function createQuestionPresenter(
  libraries: readonly MediaLibrary[],
  baseUrl: string,
  book: RuleBook,
): QuestionPresenter {
  const mediaUrl = async (file: string | undefined): Promise<string | null> => {
    const address = file === undefined ? null : await addressIn(libraries, file);
    return address === null ? null : `${baseUrl}/${address}`;
  };
  const asked = async (question: QuestionRevision, lang: QuestionLanguage): Promise<QuestionDto> => {
    const { file, poster, lastFrame } = question.media ?? {};
    const media = await mediaUrl(file);
    return {
      questionId: question.number,
      questionNumber: question.number,
      withoutAnswers: question.answers === null,
      media,
      ...(media === null && namesMedia(question) && { mediaMissing: true }),
      poster: await mediaUrl(poster),
      lastFrame: await mediaUrl(lastFrame),
      ...(await signLanguageOf(question, mediaUrl)),
      type: question.part,
      pointsValue: question.points,
      questionTranslations: [translationOf(question, lang)],
    };
  };
  const solution = (question: QuestionRevision, lang: QuestionLanguage): SolutionDto => {
    const known = rulesBehind(book, { number: question.number, digest: digestOf(question) ?? undefined });
    const guessed = known.length > 0 ? [] : (question.official?.guessedRules ?? []);
    const rules = namesOf(book, [...known, ...guessed], isLocale(lang) ? lang : DEFAULT_LOCALE);
    return {
      correctAnswer: question.correct,
      explanation: wordsIn(question.explanation, lang),
      legalBasis: [
        ...question.legalBasis.map((reference) => legalBasisOf(reference, lang)),
        ...officialBasisOf(question, lang),
      ],
      ...(rules.length > 0 && { rules }),
      ...(rules.length > 0 && guessed.length > 0 && { rulesEstimated: true }),
    };
  };
  const solved = async (question: QuestionRevision, lang: QuestionLanguage): Promise<SolvedQuestionDto> => ({
    ...(await asked(question, lang)),
    ...topicOf(question),
    ...solution(question, lang),
  });
  return {
    mediaUrl,
    asked,
    solution,
    solved,
    withOriginal: async (question, lang) => {
      const words = translationOf(question, lang);
      const isTranslated = words.language !== DEFAULT_LOCALE;
      const original = isTranslated ? [translationOf(question, DEFAULT_LOCALE)] : [];
      return { ...(await solved(question, lang)), questionTranslations: [words, ...original] };
    },
    browsed: async (question, lang, { isBookmarked, isWithheld }) => ({
      ...(await asked(question, lang)),
      ...topicOf(question),
      isBookmarked,
      solution: isWithheld ? null : solution(question, lang),
    }),
  };
}

function topicOf({ topic, official }: QuestionRevision): TopicDto {
  return { topic, ...(official && { topicEstimated: true }) };
}

function translationOf(question: QuestionRevision, lang: QuestionLanguage): QuestionTranslationDto {
  const { answers, media } = question;
  const answerIn = (letter: Letter) => (answers === null ? null : wordsIn(answers[letter], lang));
  const alt = media?.alt;
  return {
    questionId: question.number,
    language: languageOf(question, lang),
    questionText: wordsIn(question.text, lang),
    answerA: answerIn('A'),
    answerB: answerIn('B'),
    answerC: answerIn('C'),
    mediaAlt: alt ? wordsIn(alt, lang) : null,
  };
}

/** Official editions name their sources in one text, without saying where an act's title ends. */
function officialBasisOf({ official }: QuestionRevision, lang: QuestionLanguage): readonly LegalBasisDto[] {
  if (!official?.notes.legalBasis || official.legalBasisAsOf === null) return [];
  return [{ act: OFFICIAL_SOURCE[lang], article: official.notes.legalBasis, asOf: official.legalBasisAsOf }];
}
