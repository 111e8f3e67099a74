import { describeSizes } from '../bank/table.ts';
import type { EditionRefused, RowRefusal } from './edition-file.ts';
import type { ImportReport } from './import-bank.ts';
import type { MediaCounts } from './media.ts';
import type { Remarks } from './remarks.ts';

/** So many names and numbers are listed for people; the JSON report has all. */
const SHOWN = 20;

/** What an import did, for people. */
export function describeImport(report: ImportReport): string {
  const { counts, edition, savedOn, isDryRun } = report;
  return [
    `Edition ${edition} of ${report.file}${savedOn === null ? '' : `, saved on ${savedOn}`}`,
    ...report.sheets.map(
      ({ sheet, read, blank, refused, withheld, drawable }) =>
        `  ${sheet}: ${read} rows read, ${blank} blank, ${refused} refused, ` +
        `${withheld === 0 ? '' : `${withheld} under verification, `}${drawable} drawable`,
    ),
    ...describeRefusals(report.refusals),
    `Questions: ${counts.added} added, ${counts.changed} changed, ${counts.withdrawn} withdrawn, ${counts.unchanged} unchanged`,
    ...describeRemarks(report.remarks),
    ...describeMedia(report.media),
    describeSizes(report.strata),
    ...(isDryRun ? ['This was a dry run: nothing was changed.'] : []),
  ].join('\n');
}

export function describeRefusedEdition({ message, refusals }: EditionRefused): string {
  return [`${message}. Nothing was changed.`, ...describeRefusals(refusals)].join('\n');
}

function describeRefusals(refusals: readonly RowRefusal[]): readonly string[] {
  if (refusals.length === 0) return [];
  return [
    'Refused:',
    ...refusals.map(
      ({ sheet, row, number, reason }) =>
        `  ${sheet}, row ${row}${number === null ? '' : `, question ${number}`}: ${reason}`,
    ),
  ];
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
    `Ukrainian: ${remarks.withUkrainian} questions · legal basis: ${remarks.withLegalBasis} questions`,
  ];
}

function describeMedia(media: MediaCounts): readonly string[] {
  const { given, named, pictures, films, kept, missing, skippedFilms, unusable } = media;
  return [
    `Pictures and films: ${named} named, ${pictures} pictures and ${films} films found, ${kept} kept from before`,
    ...(missing.length > 0
      ? [`  missing${given ? '' : ', since no --media folder was given'}: ${some(missing)}`]
      : []),
    ...unusable.map(({ name, reason }) => `  unusable: ${name}: ${reason}`),
    ...(skippedFilms > 0
      ? [
          `Warning: ${skippedFilms} films were left out, because ffmpeg is not installed. Install it and import again.`,
        ]
      : []),
  ];
}

function some(items: readonly (string | number)[]): string {
  const rest = items.length - SHOWN;
  const shown = items.slice(0, SHOWN).join(', ');
  return `${items.length} (${shown}${rest > 0 ? ` and ${rest} more` : ''})`;
}
