/** A row of a sheet as text; empty and missing cells are ''. */
export interface Row {
  /** As a spreadsheet program counts it, from 1. */
  readonly row: number;
  readonly cells: readonly string[];
}

/** A sheet that is read from its beginning to its end. */
export interface Sheet {
  readonly name: string;
  rows(): AsyncIterable<Row>;
  /** Share that has been read, from 0 to 1. */
  share(): number;
}

/** An edition of the official bank as it lies on the disk. */
export interface EditionFile {
  readonly sheets: readonly Sheet[];
  /** When its author saved it, `YYYY-MM-DD`, if the file records that. */
  readonly savedOn: string | null;
}

/** A file that is no edition of the official bank, in words for the operator. Nothing was changed. */
export class EditionRefused extends Error {
  override readonly name = 'EditionRefused';
  readonly refusals: readonly RowRefusal[];

  constructor(message: string, refusals: readonly RowRefusal[] = []) {
    super(message);
    this.refusals = refusals;
  }
}

/** A row that cannot be a question. */
export interface RowRefusal {
  readonly sheet: string;
  readonly row: number;
  /** Null when it could not even be read. */
  readonly number: number | null;
  readonly reason: string;
}
