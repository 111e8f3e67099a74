import type { PointsValue } from '@zielona-fala/contracts';
import type { Session } from '@zielona-fala/service-kit';
import type { Connection } from 'mongoose';
import { FIRST_OWN_NUMBER, type QuestionMedia, type QuestionRevision } from '../bank/question.ts';

/** One version of the official bank that was loaded. */
export interface EditionRecord {
  /** Names just these questions. */
  readonly edition: string;
  readonly file: string;
  /** When the ministry saved it, as far as the file tells. */
  readonly savedOn: string | null;
  readonly questions: number;
  readonly importedAt: Date;
}

interface EditionDocument extends Omit<EditionRecord, 'edition'> {
  readonly _id: string;
  readonly current: boolean;
}

/** What is already known of an official question. */
export interface KnownQuestion {
  readonly revision: string;
  readonly number: number;
  readonly points: PointsValue;
  readonly media: QuestionMedia | null;
  readonly mediaName: string | null;
}

type OfficialDocument = Pick<QuestionRevision, 'number' | 'points' | 'media' | 'official'> & {
  readonly _id: string;
};

/** The editions of the official bank in the database. */
export interface EditionStore {
  /** Makes an edition the current one. The same edition again keeps the date of its first import. */
  record(edition: EditionRecord, session: Session): Promise<void>;
  /** Every state of every official question, also of those that were withdrawn. */
  knownQuestions(): Promise<readonly KnownQuestion[]>;
}

export function createEditionStore(connection: Connection): EditionStore {
  const editions = connection.collection<EditionDocument>('bank_editions');
  const revisions = connection.collection<OfficialDocument>('question_revisions');
  return {
    async record({ edition, importedAt, ...facts }, session) {
      await editions.updateMany({ _id: { $ne: edition } }, { $set: { current: false } }, { session });
      await editions.updateOne(
        { _id: edition },
        { $set: { ...facts, current: true }, $setOnInsert: { importedAt } },
        { upsert: true, session },
      );
    },
    async knownQuestions() {
      const known = await revisions
        .find({ number: { $lt: FIRST_OWN_NUMBER } })
        .project<OfficialDocument>({ number: 1, points: 1, media: 1, 'official.mediaName': 1 })
        .toArray();
      return known.map(({ _id, number, points, media, official }) => ({
        revision: _id,
        number,
        points,
        media,
        mediaName: official?.mediaName ?? null,
      }));
    },
  };
}
