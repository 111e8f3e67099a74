/** A picture or film as it was given. */
export interface GivenFile {
  readonly name: string;
  readonly size: number;
  /**
   * Has the content in a file for as long as `work` lasts.
   * @throws DamagedFile if the content has changed
   */
  read<Result>(work: (file: string) => Promise<Result>): Promise<Result>;
}

/** The file cannot be read; the others can. */
export class DamagedFile extends Error {
  override readonly name = 'DamagedFile';
}

/** Files of one folder or archive. */
export interface Pack {
  readonly files: readonly GivenFile[];
  close(): Promise<void>;
}
