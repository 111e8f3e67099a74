import { TOPICS } from '@zielona-fala/contracts';
import { describeSizes } from '@zielona-fala/question-store';
import type { DrawingReport } from './drawing.ts';
import type { EditionRefused, RowRefusal } from './edition-file.ts';
import type { ImportReport } from './import-bank.ts';
import type { MediaCounts, SignLanguageCounts } from './media.ts';
import type { LegalBasisReport } from './older-edition.ts';
import type { SheetCounts } from './read-edition.ts';
import type { Remarks } from './remarks.ts';

/** So many lines, names and numbers are listed for people, but all refusals; the JSON report has everything. */
const SHOWN = 20;

/**
 * What an import did, for people.
 * @param reportFile path of the full report; null if it was not requested
 */
export function describeImport(report: ImportReport, reportFile: string | null): string {
  const { counts, edition, savedOn, isDryRun } = report;
  return [
    `Edition ${edition} of ${report.file}${savedOn === null ? '' : `, saved on ${savedOn}`}`,
    ...describeSheets(report.sheets),
    ...describeRefusals(report.refusals),
    `Questions: ${counts.added} added, ${counts.changed} changed, ${counts.withdrawn} withdrawn, ${counts.unchanged} unchanged`,
    ...describeRemarks(report.remarks),
    describeRules(report.rules),
    ...(report.legalBasis === null ? [] : describeLegalBasis(report.legalBasis, reportFile)),
    ...describeMedia(report.media, reportFile),
    ...describeDrawing(report.drawing),
    describeSizes(report.strata),
    ...(isDryRun ? ['This was a dry run: nothing was changed.'] : []),
  ].join('\n');
}

export function describeRefusedEdition({ message, refusals }: EditionRefused): string {
  return [`${message}. Nothing was changed.`, ...describeRefusals(refusals)].join('\n');
}

function describeSheets(sheets: readonly SheetCounts[]): readonly string[] {
  return sheets.map(
    ({ sheet, read, blank, refused, withheld, drawable }) =>
      `  ${sheet}: ${read} rows read, ${blank} blank, ${refused} refused, ` +
      `${withheld === 0 ? '' : `${withheld} under verification, `}${drawable} drawable`,
  );
}

/** Each of them: what is refused has to be mended row by row. */
function describeRefusals(refusals: readonly RowRefusal[]): readonly string[] {
  if (refusals.length === 0) return [];
  const lines = refusals.map(
    ({ sheet, row, number, reason }) =>
      `  ${sheet}, row ${row}${number === null ? '' : `, question ${number}`}: ${reason}`,
  );
  return ['Refused:', ...lines];
}

function describeRemarks(remarks: Remarks): readonly string[] {
  const fallbacks = Object.entries(remarks.polishInstead).map(
    ([locale, numbers]) => `Shown in Polish instead of ${locale}: ${some(numbers)}`,
  );
  return [
    ...fallbacks,
    ...(remarks.basicWithLetters.length > 0 ? [`Basic with A/B/C: ${some(remarks.basicWithLetters)}`] : []),
    ...(remarks.specialistWithYesNo.length > 0
      ? [`Specialist with yes/no: ${some(remarks.specialistWithYesNo)}`]
      : []),
    ...describeTopics(remarks.topics),
    `Ukrainian: ${remarks.withUkrainian} questions · legal basis: ${remarks.withLegalBasis} questions`,
  ];
}

function describeTopics({ counts, unsure }: Remarks['topics']): readonly string[] {
  const told = TOPICS.map((topic) => `${topic} ${counts[topic]}`);
  return [`Topics, told from words: ${told.join(', ')}`, `  unsure (other): ${some(unsure)}`];
}

function describeRules({ tied, guessed, without }: ImportReport['rules']): string {
  return `Rules: ${tied} questions are tied to theirs, for ${guessed} one is guessed from words near theirs, ${without} have none`;
}

function describeLegalBasis(merged: LegalBasisReport, reportFile: string | null): readonly string[] {
  const { file, sheets, refusals, conflicts } = merged;
  return [
    `Found in ${file}: ${merged.byNumberAndText} questions by number and text, ` +
      `${merged.byTextAndMedium} by text and medium; ${merged.unmatched} unmatched, ${conflicts.length} in conflict`,
    ...describeSheets(sheets),
    ...describeRefusals(refusals),
    ...(conflicts.length === 0 ? [] : ['In conflict, so that nothing was merged:']),
    ...first(
      conflicts.map(({ number, reason }) => `  question ${number}: ${reason}`),
      reportFile,
    ),
  ];
}

function describeMedia(media: MediaCounts, reportFile: string | null): readonly string[] {
  const { named, pictures, films, kept, missing, signLanguage, skippedFilms, unusable } = media;
  return [
    `Pictures and films: ${named} named, ${pictures} pictures and ${films} films found, ${kept} kept from before`,
    ...(missing.length > 0 ? [`  missing: ${some(missing)}`] : []),
    ...describeSignLanguage(signLanguage),
    ...first(
      unusable.map(({ name, reason }) => `  unusable: ${name}: ${reason}`),
      reportFile,
    ),
    ...(skippedFilms > 0
      ? [
          `Warning: ${skippedFilms} films were left out, because ffmpeg is not installed. Install it and import again.`,
        ]
      : []),
  ];
}

function describeSignLanguage({ named, films, kept, missing }: SignLanguageCounts): readonly string[] {
  if (named === 0) return [];
  return [
    `Sign language: ${named} films named, ${films} found, ${kept} kept from before`,
    ...(missing.length > 0 ? [`  missing: ${some(missing)}`] : []),
  ];
}

function describeDrawing({
  rule,
  lackingMedia,
  notDrawn,
  withheld,
  lifted,
}: DrawingReport): readonly string[] {
  if (lackingMedia.length === 0) return [];
  if (rule === 'no-media-given') {
    return [
      `Warning: no --media folder was ever given, so ${lackingMedia.length} questions are drawn without their picture or film.`,
    ];
  }
  if (rule === 'without-media') return [`Drawn without their picture or film: ${some(lackingMedia)}`];
  return [
    `Not drawn, because their picture or film is missing: ${some(notDrawn)}`,
    ...describeWithheld(withheld),
    ...(lifted.length > 0
      ? [`Drawn all the same in ${lifted.join(', ')}, whose exams could not be filled otherwise`]
      : []),
  ];
}

function describeWithheld(withheld: DrawingReport['withheld']): readonly string[] {
  const counts = Object.entries(withheld).map(([category, count]) => `${category} ${count}`);
  return counts.length === 0 ? [] : [`  Withheld by category: ${counts.join(', ')}`];
}

/** The first lines, and where the rest is. */
function first(lines: readonly string[], reportFile: string | null): readonly string[] {
  const rest = lines.length - SHOWN;
  if (rest <= 0) return lines;
  const where = reportFile === null ? '(--report FILE lists all)' : `in the report ${reportFile}`;
  return [...lines.slice(0, SHOWN), `  … and ${rest} more ${where}`];
}

function some(items: readonly (string | number)[]): string {
  const rest = items.length - SHOWN;
  const shown = items.slice(0, SHOWN).join(', ');
  return items.length === 0 ? '0' : `${items.length} (${shown}${rest > 0 ? ` and ${rest} more` : ''})`;
}
