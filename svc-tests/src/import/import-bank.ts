import { createHash } from 'node:crypto';
import path from 'node:path';
import type { Clock } from '@zielona-fala/service-kit';
import { type BankCounts, type BankPlan, planEdition } from '../bank/plan.ts';
import type { QuestionRevision } from '../bank/question.ts';
import { officialRevisionOf } from '../bank/revision.ts';
import type { BankStore } from '../bank/store.ts';
import { type StratumSize, sizesOf } from '../bank/strata.ts';
import { contentOf } from './content.ts';
import { EditionRefused, type RowRefusal } from './edition-file.ts';
import { legacyOf } from './known.ts';
import { collectMedia, type MediaCounts, type MediaParts } from './media.ts';
import { type OlderEdition, olderEdition } from './older-edition.ts';
import { openEdition } from './open-edition.ts';
import { type ValuedEdition, withPoints } from './points.ts';
import type { Progress } from './progress.ts';
import { type Edition, readEdition, type SheetCounts } from './read-edition.ts';
import { type Remarks, remarksOn } from './remarks.ts';
import type { EditionStore } from './store.ts';

export interface ImportParts {
  readonly bank: BankStore;
  readonly editions: EditionStore;
  readonly media: MediaParts['source'];
  readonly clock: Clock;
  readonly progress: Progress;
}

export interface ImportWish {
  readonly file: string;
  /** An older edition whose notes and points fill what the file lacks. */
  readonly olderFile: string | null;
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
  readonly media: MediaCounts;
  readonly strata: readonly StratumSize[];
}

/**
 * Makes an edition of the official bank the one that exams are drawn from. Doing it again changes nothing; tests keep
 * the questions they were drawn with.
 * @throws EditionRefused when the file is no edition; nothing was changed then
 */
export async function importBank(parts: ImportParts, wish: ImportWish): Promise<ImportReport> {
  const older: OlderEdition =
    wish.olderFile === null ? new Map() : olderEdition(await read(wish.olderFile, parts.progress));
  const known = await parts.bank.knownRevisions();
  const legacy = legacyOf(await parts.editions.knownQuestions(), known);
  const edition = withPoints(
    await read(wish.file, parts.progress),
    (number) => older.get(number)?.points ?? legacy.points.get(number),
  );
  refuseUnreadable(edition);

  const names = new Set(edition.questions.flatMap(({ mediaName }) => mediaName ?? []));
  const media = await collectMedia(names, {
    source: parts.media,
    known: legacy.media,
    onDone: (done, of) => parts.progress.show('Pictures and films', done / of, `${done} of ${of}`),
  });
  const revisions = edition.questions.map((question) =>
    officialRevisionOf(
      contentOf(question, {
        points: question.points,
        media: media.byName.get(question.mediaName ?? '') ?? null,
        savedOn: edition.savedOn,
        older: older.get(question.number),
      }),
    ),
  );
  const plan = planEdition(revisions, known);
  const name = editionName(revisions);
  if (!wish.isDryRun) await store(parts, plan, { wish, name, savedOn: edition.savedOn });
  parts.progress.end();
  return {
    file: path.basename(wish.file),
    isDryRun: wish.isDryRun,
    edition: name,
    savedOn: edition.savedOn,
    sheets: edition.sheets,
    refusals: edition.refusals,
    counts: plan.counts,
    remarks: remarksOn(revisions),
    media: media.counts,
    strata: sizesOf(plan.strata),
  };
}

async function read(file: string, progress: Progress): Promise<Edition> {
  const opened = await openEdition(file);
  try {
    return await readEdition(opened, (sheet, share, rows) => progress.show(sheet, share, `${rows} rows`));
  } finally {
    opened.close();
  }
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
  { wish, name, savedOn }: { wish: ImportWish; name: string; savedOn: string | null },
): Promise<void> {
  progress.show('Database', 0, `${plan.inserted.length} questions to write`);
  const record = {
    edition: name,
    file: path.basename(wish.file),
    savedOn,
    questions: plan.counts.read,
    importedAt: clock.now(),
  };
  await bank.carryOut(plan, (session) => editions.record(record, session));
}

function editionName(revisions: readonly QuestionRevision[]): string {
  const content = revisions.map(({ revision }) => revision).sort();
  return createHash('sha256').update(content.join('\n')).digest('hex').slice(0, 12);
}
