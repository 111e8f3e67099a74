import { createHash } from 'node:crypto';
import type { RuleBook } from '@zielona-fala/contracts/bank';
import {
  type BankCounts,
  type BankPlan,
  type BankStore,
  officialRevisionOf,
  planEdition,
  type QuestionRevision,
  type StratumSize,
  sizesOf,
} from '@zielona-fala/question-store';
import type { Clock } from '@zielona-fala/service-kit/process';
import type { Columns } from './columns.ts';
import { contentOf } from './content.ts';
import { type DrawingReport, type DrawingRule, drawingOf } from './drawing.ts';
import { EditionRefused, type RowRefusal } from './edition-file.ts';
import { legacyOf } from './known.ts';
import { collectMedia, describeAmount, describeDone, type MediaCounts, type MediaParts } from './media.ts';
import { type LegalBasisReport, mergedNotes, notesFrom } from './older-edition.ts';
import { type ValuedEdition, withPoints } from './points.ts';
import type { Progress } from './progress.ts';
import type { SheetCounts } from './read-edition.ts';
import { readEditionFile } from './read-edition-file.ts';
import { type Remarks, remarksOn } from './remarks.ts';
import { type FoundRules, findRules } from './rules/find.ts';
import type { EditionRecord, EditionStore } from './store.ts';

export interface ImportParts {
  readonly bank: BankStore;
  readonly editions: EditionStore;
  readonly book: RuleBook;
  readonly media: MediaParts['source'];
  /** The folder that svc-tests serves imported files from; null when it is not known here. */
  readonly served: string | null;
  readonly clock: Clock;
  readonly progress: Progress;
}

export interface ImportOptions {
  readonly file: string;
  /** Column positions of a file without a header; null if it has one. */
  readonly columns: Columns | null;
  /** An older edition whose notes and points fill what the file lacks. */
  readonly olderFile: string | null;
  /** Draw questions although their picture or film is missing. */
  readonly drawsWithoutMedia: boolean;
  /** Find out what would happen, and change nothing. */
  readonly isDryRun: boolean;
}

/** What an import did, or would have done. */
export interface ImportReport {
  readonly file: string;
  readonly isDryRun: boolean;
  readonly edition: string;
  readonly savedOn: string | null;
  readonly sheets: readonly SheetCounts[];
  readonly refusals: readonly RowRefusal[];
  readonly counts: BankCounts;
  readonly remarks: Remarks;
  readonly rules: FoundRules['report'];
  /** Null when no older edition was given. */
  readonly legalBasis: LegalBasisReport | null;
  readonly media: MediaCounts;
  readonly drawing: DrawingReport;
  readonly strata: readonly StratumSize[];
}

/**
 * Makes an edition of the official bank the one that exams are drawn from. Doing it again changes nothing; tests keep
 * the questions they were drawn with.
 * @throws EditionRefused when the file is no edition; nothing was changed then
 */
export async function importBank(parts: ImportParts, options: ImportOptions): Promise<ImportReport> {
  const { file, olderFile, columns } = options;
  const older =
    olderFile === null
      ? null
      : await readEditionFile(olderFile, parts.progress, { columns: null, keepsRepeats: true });
  const current = await parts.editions.current();
  const known = await knownRevisions(parts.bank, current.notDrawn);
  const legacy = legacyOf(await parts.editions.knownQuestions(), known);
  const read = await readEditionFile(file, parts.progress, { columns, keepsRepeats: false });
  const edition = withPoints(read, [older?.questions ?? [], legacy.questions]);
  refuseUnreadable(edition);

  const names = {
    shown: new Set(edition.questions.flatMap(({ mediaName }) => mediaName ?? [])),
    signed: new Set(edition.questions.flatMap(({ signed }) => Object.values(signed))),
  };
  const media = await collectMedia(names, {
    source: parts.media,
    known: legacy,
    served: parts.served,
    onFound: (all, named) => parts.progress.tell(describeAmount(all, named)),
    onDone: (done, all) =>
      parts.progress.show('Pictures and films', done.files / all.files, describeDone(done, all)),
  });
  const notes = older === null ? null : notesFrom(older, edition.questions);
  const noted = edition.questions.map((row) => {
    const olderNotes = notes?.byNumber.get(row.number);
    return {
      row,
      notes: mergedNotes(row.notes, olderNotes?.notes),
      olderSavedOn: olderNotes?.savedOn ?? null,
    };
  });
  const rules = findRules(noted, parts.book);
  const revisions = noted.map(({ row, ...ofNotes }) =>
    officialRevisionOf(
      contentOf(row, {
        ...ofNotes,
        points: row.points,
        media: media.byName.get(row.mediaName ?? '') ?? null,
        signedFile: (name) => media.signedByName.get(name) ?? null,
        savedOn: edition.savedOn,
        guessedRules: rules.guessed.get(row.number) ?? [],
      }),
    ),
  );
  const mediaGiven = current.mediaGiven || parts.media !== null || legacy.media.size > 0;
  const drawing = drawingOf(revisions, drawingRule(options, mediaGiven));
  const plan = planEdition(revisions, drawing.drawable, known);
  const edited = {
    edition: editionName(revisions),
    file: read.file,
    savedOn: edition.savedOn,
  };
  if (!options.isDryRun) {
    const notDrawn = drawing.drawable.flatMap((each) => (each.categories.length > 0 ? [] : [each.revision]));
    await store(parts, plan, { ...edited, questions: revisions.length, mediaGiven, notDrawn });
  }
  parts.progress.end();
  return {
    ...edited,
    isDryRun: options.isDryRun,
    sheets: edition.sheets,
    refusals: edition.refusals,
    counts: plan.counts,
    remarks: remarksOn(revisions),
    rules: rules.report,
    legalBasis: notes?.report ?? null,
    media: media.counts,
    drawing: drawing.report,
    strata: sizesOf(plan.strata),
  };
}

/** A question that is not drawn belongs to the current edition all the same. */
async function knownRevisions(bank: BankStore, notDrawn: readonly string[]) {
  const kept = new Set(notDrawn);
  const known = await bank.knownRevisions();
  return known.map((each) => ({ ...each, current: each.current || kept.has(each.revision) }));
}

function drawingRule({ drawsWithoutMedia }: ImportOptions, mediaGiven: boolean): DrawingRule {
  if (drawsWithoutMedia) return 'without-media';
  return mediaGiven ? 'with-media' : 'no-media-given';
}

/** Rather nothing than the few questions of a file that was not understood. */
function refuseUnreadable({ questions, refusals }: ValuedEdition): void {
  if (questions.length > 0 && questions.length >= refusals.length) return;
  throw new EditionRefused(
    `Only ${questions.length} questions can be drawn, and ${refusals.length} rows were refused`,
    refusals,
  );
}

async function store(
  { bank, editions, clock, progress }: ImportParts,
  plan: BankPlan,
  edition: Omit<EditionRecord, 'importedAt'>,
): Promise<void> {
  progress.show('Database', 0, `${plan.inserted.length} questions to write`);
  const record = { ...edition, importedAt: clock.now() };
  await bank.carryOut(plan, (transaction) => editions.record(record, transaction));
}

function editionName(revisions: readonly QuestionRevision[]): string {
  const content = revisions.map(({ revision }) => revision).sort();
  return createHash('sha256').update(content.join('\n')).digest('hex').slice(0, 12);
}
