/** How many notices a learner's stream keeps; a few more, since Redis drops them by the block. */
export const KEPT = 64;
/** Longer than a reader can stay without coming again: an access token ends after an hour. */
export const KEPT_SECONDS = 2 * 60 * 60;

const PREFIX = 'notices:';

/** The learner's stream in Redis, and the channel that announces new notices in it. */
export const streamOf = (userId: number): string => PREFIX + userId;

export const learnerOf = (channel: string): number => Number(channel.slice(PREFIX.length));
