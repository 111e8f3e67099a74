import { createSignedIds } from '@zielona-fala/service-kit/http';

/** For whom a pack was made, and when. */
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
