import {
  EXAM,
  type Locale,
  type QuestionDto,
  type TestDto,
  type TestReviewDto,
} from '@zielona-fala/contracts';

/** The longest texts that the official bank has, in characters. */
const QUESTION_CHARACTERS = 314;
const ANSWER_CHARACTERS = 229;

const WORDS: Record<Locale, string> = {
  pl: 'kierujący pojazdem powinien zachować szczególną ostrożność zbliżając się do skrzyżowania o ruchu okrężnym i ustąpić pierwszeństwa nieprzewidywalnemu uczestnikowi',
  en: 'the driver of a vehicle has to take particular care when approaching a roundabout with unpredictable pedestrians and must give way to the oncoming traffic',
  de: 'die Geschwindigkeitsbegrenzung auf der Kraftfahrstraße gilt für Lastkraftwagenkombinationen mit Verkehrssicherungspflicht und Höchstgeschwindigkeitsüberschreitung',
};

/** A text of exactly so many characters that begins and ends with a mark of its own. */
function textOf(locale: Locale, characters: number): string {
  const end = ' ende.';
  const filler = `${WORDS[locale]} `.repeat(Math.ceil(characters / WORDS[locale].length));
  return (
    `Anfang ${filler}`
      .slice(0, characters - end.length)
      .trimEnd()
      .padEnd(characters - end.length, 'o') + end
  );
}

export const FILM = '/media/e2e/film.webm';
export const PICTURE = '/media/e2e/picture.svg';

interface Kind {
  readonly yesNo: boolean;
  readonly media: typeof FILM | typeof PICTURE | null;
  readonly mediaMissing?: true;
  /** Of the question when it is no longer than usual; each answer then has half as many. */
  readonly characters?: number;
}

/** One question of each kind that the frame treats in its own way. */
export const KINDS: readonly Kind[] = [
  { yesNo: true, media: FILM },
  { yesNo: true, media: PICTURE },
  { yesNo: true, media: null },
  { yesNo: false, media: PICTURE },
  { yesNo: false, media: null },
  { yesNo: false, media: null, mediaMissing: true },
  { yesNo: true, media: PICTURE, characters: 30 },
  { yesNo: false, media: PICTURE, characters: 100 },
];

function questionOf(kind: Kind, place: number, language: Locale): QuestionDto {
  const { yesNo, media, mediaMissing, characters } = kind;
  const number = 9_000_001 + place;
  const length = characters ?? QUESTION_CHARACTERS;
  const answerLength = characters === undefined ? ANSWER_CHARACTERS : characters / 2;
  const answer = (letter: string) =>
    yesNo ? null : `${letter} ${textOf(language, answerLength - `${letter} `.length)}`;
  const beginning = `${place + 1} `;
  return {
    questionId: number,
    questionNumber: number,
    withoutAnswers: yesNo,
    media,
    ...(mediaMissing ? { mediaMissing } : {}),
    poster: null,
    lastFrame: null,
    type: yesNo ? 'primary' : 'technical',
    pointsValue: 3,
    questionTranslations: [
      {
        questionId: number,
        language,
        questionText: beginning + textOf(language, length - beginning.length),
        answerA: answer('A'),
        answerB: answer('B'),
        answerC: answer('C'),
        mediaAlt: null,
      },
    ],
  };
}

/** An exam that has just begun, of one question of each of {@link KINDS}, as long as the longest official ones. */
export function longExam(language: Locale, now: number): TestDto {
  return {
    testId: 1,
    userId: 1,
    category: { categoryId: 6, name: 'B' },
    points: 0,
    lang: language,
    mode: 'exam',
    created: new Date(now).toISOString(),
    finished: null,
    status: 'unfinished',
    questions: KINDS.map((kind, index) => questionOf(kind, index, language)),
    answers: {},
    deadline: new Date(now + EXAM.durationSeconds * 1000).toISOString(),
    serverTime: new Date(now).toISOString(),
  };
}

/** The result of {@link longExam}: all answers wrong but the first; the official questions bring no explanation. */
export function longReview(language: Locale, now: number): TestReviewDto {
  const exam = longExam(language, now);
  const questions = (exam.questions ?? []).map((question, index) => ({
    ...question,
    correctAnswer: question.withoutAnswers ? ('T' as const) : ('B' as const),
    topic: 'right-of-way' as const,
    explanation: index === 0 ? textOf(language, QUESTION_CHARACTERS) : '',
    legalBasis: [],
  }));
  const given = questions.map(({ questionNumber, withoutAnswers }, index) => [
    questionNumber,
    withoutAnswers ? (index === 0 ? 'T' : 'N') : 'A',
  ]);
  return {
    ...exam,
    status: 'failed',
    points: 3,
    finished: new Date(now).toISOString(),
    answers: Object.fromEntries(given),
    questions,
    xpGained: 3,
    result: {
      status: 'failed',
      primaryPoints: 3,
      technicalPoints: 0,
      summaryPoints: 3,
      primaryAmountOfCorrectAnswers: 1,
      technicalAmountOfCorrectAnswers: 0,
      correctAnswers: {},
      isNextLevel: false,
    },
  };
}
