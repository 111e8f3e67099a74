import type { PointsValue } from '@zielona-fala/contracts';
import { FIRST_OWN_NUMBER } from '@zielona-fala/contracts/bank';
import type {
  QuestionContent,
  QuestionMedia,
  QuestionRevision,
  SignedFilm,
} from '@zielona-fala/question-store';
import type { Transaction } from '@zielona-fala/service-kit/mongo';
import type { Connection } from 'mongoose';
import type { Wording } from './official-row.ts';

/** One version of the official bank that was loaded. */
export interface EditionRecord {
  /** Names just these questions. */
  readonly edition: string;
  readonly file: string;
  /** When the ministry saved it, if the file records that. */
  readonly savedOn: string | null;
  readonly questions: number;
  readonly importedAt: Date;
  /** Whether a folder of pictures and films was given, with this import or an earlier one. */
  readonly mediaGiven: boolean;
  /** Revisions that are in no draw, because their picture or film is missing. */
  readonly notDrawn: readonly string[];
}

interface EditionDocument extends Omit<EditionRecord, 'edition'> {
  readonly _id: string;
  readonly current: boolean;
}

/** What the current edition leaves to the next import. */
export type CurrentEdition = Pick<EditionRecord, 'mediaGiven' | 'notDrawn'>;

/** What is already known of an official question. */
export interface KnownQuestion {
  readonly revision: string;
  readonly number: number;
  readonly points: PointsValue;
  readonly media: QuestionMedia | null;
  readonly mediaName: string | null;
  readonly signed: readonly SignedFilm[];
  readonly wordings: { readonly pl: Wording };
}

type OfficialDocument = Pick<
  QuestionRevision,
  'number' | 'points' | 'media' | 'official' | 'text' | 'answers'
> & { readonly _id: string };

const KNOWN = {
  number: 1,
  points: 1,
  media: 1,
  'official.mediaName': 1,
  'official.signLanguage': 1,
  'text.pl': 1,
  'answers.A.pl': 1,
  'answers.B.pl': 1,
  'answers.C.pl': 1,
};

/** The editions of the official bank in the database. */
export interface EditionStore {
  /**
   * Makes an edition the current one; of transactions at once that each do so, one runs again after the other. The same
   * edition again keeps the date of its first import.
   */
  record(edition: EditionRecord, transaction: Transaction): Promise<void>;
  current(): Promise<CurrentEdition>;
  /** Every state of every official question, also of those that were withdrawn. */
  knownQuestions(): Promise<readonly KnownQuestion[]>;
  ensureIndexes(): Promise<void>;
}

export function createEditionStore(connection: Connection): EditionStore {
  const editions = connection.collection<EditionDocument>('bank_editions');
  const revisions = connection.collection<OfficialDocument>('question_revisions');
  return {
    async record({ edition, importedAt, ...facts }, transaction) {
      await editions.updateMany(
        { current: true, _id: { $ne: edition } },
        { $set: { current: false } },
        { session: transaction },
      );
      await editions.updateOne(
        { _id: edition },
        { $set: { ...facts, current: true }, $setOnInsert: { importedAt } },
        { upsert: true, session: transaction },
      );
    },
    async ensureIndexes() {
      await editions.createIndex({ current: 1 });
    },
    async current() {
      const edition = await editions.findOne({ current: true });
      return { mediaGiven: edition?.mediaGiven ?? false, notDrawn: edition?.notDrawn ?? [] };
    },
    async knownQuestions() {
      const known = await revisions
        .find({ number: { $lt: FIRST_OWN_NUMBER } })
        .project<OfficialDocument>(KNOWN)
        .toArray();
      return known.map(({ _id, number, points, media, official, text, answers }) => ({
        revision: _id,
        number,
        points,
        media,
        mediaName: official?.mediaName ?? null,
        signed: Object.values(official?.signLanguage ?? {}),
        wordings: { pl: { text: text.pl, answers: answers && inPolish(answers) } },
      }));
    },
  };
}

function inPolish({ A, B, C }: NonNullable<QuestionContent['answers']>): NonNullable<Wording['answers']> {
  return { A: A.pl, B: B.pl, C: C.pl };
}
