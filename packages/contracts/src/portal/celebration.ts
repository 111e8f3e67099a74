/** Something won, in words. */
export interface Win {
  readonly title: string;
  readonly text?: string;
  /** Told along with a level or another win only, as a day of a streak is: it is no cause to interrupt. */
  readonly isCompanion?: boolean;
}

/** A single celebration for a test: the level reached, which the shell knows, and rewards reported by pages. */
export interface PortalCelebration {
  /** Of tabs that tell the same at once one celebrates. @returns takes it back, if it was not celebrated yet */
  tell(win: Win): () => void;
  /** Nothing is celebrated, and no toast shown, until the returned function is called: during an exam, and before its verdict. */
  hold(): () => void;
}
