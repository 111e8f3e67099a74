/** Groups that one account can lead, groups that it can be a member of, and members of one group. */
export const GROUP_BOUNDS = { led: 20, joined: 10, members: 60 } as const;

/** Homework of one group at a time, questions of one piece, and days until which it can be set. */
export const HOMEWORK_BOUNDS = { pieces: 10, questions: 100, days: 366 } as const;
/** A piece whose day was so many days ago makes room for a new one. */
export const HOMEWORK_KEPT_DAYS = 14;

/** A member's figures are made of so many of the newest tests in the group's category. */
export const GROUP_TESTS = 50;

/** What a member can share with the instructor. */
export const SHARED_THINGS = ['readiness', 'exams', 'topics', 'answers'] as const;
export type SharedThing = (typeof SHARED_THINGS)[number];

/** What a member shares with the instructor, each by itself. `answers`, to single questions of `exams`, go with those. */
export type SharingDto = Readonly<Record<SharedThing, boolean>>;

/** What is shared by who joins and says nothing else. */
export const DEFAULT_SHARING: SharingDto = { readiness: true, exams: true, topics: true, answers: false };

/** Roles in a group. */
export const GROUP_ROLES = ['instructor', 'member'] as const;
export type GroupRole = (typeof GROUP_ROLES)[number];
