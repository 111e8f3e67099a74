import { createSignedIds, invalid } from '@zielona-fala/service-kit/http';

/** Stands for the learner of a pack that anybody gets. */
export const ANYBODY = 0;

/** The recipient of a pack, and when it was made. */
export interface Issue {
  readonly userId: number;
  readonly made: Date;
}

/** What packs say of themselves, so that no device can make up when it got one. `read` answers null for what we did not sign. */
export interface Issues {
  write(issue: Issue): string;
  read(text: string): Issue | null;
}

export function createIssues(secret: string): Issues {
  const signed = createSignedIds(secret, 'pack');
  return {
    write: ({ userId, made }) => signed.sign(`${userId}-${made.getTime()}`),
    read(text) {
      const id = signed.read(text);
      if (id === undefined) return null;
      const [userId, made] = id.split('-').map(Number) as [number, number];
      return { userId, made: new Date(made) };
    },
  };
}

/**
 * Which answers make days, by their times: those from the issue of their pack on.
 * @throws Problem 422 for an issue that is not for this learner
 */
export function daysFrom(issues: Issues, issue: string | undefined, userId: number): (at: Date) => boolean {
  if (issue === undefined) return () => false;
  const read = issues.read(issue);
  if (read?.userId !== userId)
    throw invalid([{ field: 'issue', code: 'invalid', message: 'This is not from a pack of yours' }]);
  return (at) => at >= read.made;
}
