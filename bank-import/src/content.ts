import { LOCALES, type Locale, type PointsValue } from '@zielona-fala/contracts';
import type { Letter } from '@zielona-fala/contracts/bank';
import type {
  KeptTranslations,
  OfficialFacts,
  OfficialNotes,
  QuestionContent,
  QuestionMedia,
} from '@zielona-fala/question-store';
import type { OfficialRow } from './official-row.ts';
import { topicOf } from './topics/classify.ts';
import { evidenceOf } from './topics/evidence.ts';

const NOT_TOLD: KeptTranslations = { pl: '', en: '', de: '' };

/** What a row needs from elsewhere to become a question. */
export interface Surroundings {
  readonly points: PointsValue;
  readonly media: QuestionMedia | null;
  /** The file of a film in sign language, by its name; null where it is not there. */
  signedFile(name: string): string | null;
  /** Date of the edition that contains the row. */
  readonly savedOn: string | null;
  /** What is noted about it, here or in an older edition. */
  readonly notes: OfficialNotes;
  /** Date of the older edition; null where it has no notes about it. */
  readonly olderSavedOn: string | null;
  /** Empty where its rules are known, or none is near. */
  readonly guessedRules: readonly string[];
}

/**
 * A question of the official bank as the service keeps it. A missing language of the interface gets the Polish words and
 * is marked; missing Ukrainian stays missing.
 */
export function contentOf(
  row: OfficialRow,
  { points, media, signedFile, savedOn, notes, olderSavedOn, guessedRules }: Surroundings,
): QuestionContent {
  const { number, part, categories, correct, mediaName, wordings } = row;
  const inEach = (read: (words: OfficialRow['wordings']['pl']) => string): KeptTranslations => {
    const [pl, en, de] = LOCALES.map((locale) => read(wordings[locale] ?? wordings.pl));
    const known = { pl: pl ?? '', en: en ?? '', de: de ?? '' };
    return wordings.uk ? { ...known, uk: read(wordings.uk) } : known;
  };
  const letters = wordings.pl.answers;
  const answerIn = (letter: Letter) => inEach(({ answers }) => answers?.[letter] ?? '');
  return {
    number,
    part,
    points,
    categories,
    topic: topicOf(evidenceOf(row, notes)),
    correct,
    media,
    text: inEach(({ text }) => text),
    answers: letters === null ? null : { A: answerIn('A'), B: answerIn('B'), C: answerIn('C') },
    explanation: NOT_TOLD,
    legalBasis: [],
    official: {
      polishInstead: missingLocales(row),
      mediaName,
      ...signLanguageOf(row, signedFile),
      notes,
      ...(guessedRules.length > 0 && { guessedRules }),
      legalBasisAsOf: notes.legalBasis === null ? null : row.notes.legalBasis ? savedOn : olderSavedOn,
    },
  };
}

/** Nothing where an edition names no such film, so that the question stays the same. */
function signLanguageOf(
  { signed }: OfficialRow,
  fileOf: Surroundings['signedFile'],
): Pick<OfficialFacts, 'signLanguage'> {
  const films = Object.entries(signed).map(([word, name]) => [word, { name, file: fileOf(name) }] as const);
  return films.length === 0 ? {} : { signLanguage: Object.fromEntries(films) };
}

export function missingLocales({ wordings }: OfficialRow): readonly Locale[] {
  return LOCALES.filter((locale) => wordings[locale] === undefined);
}
