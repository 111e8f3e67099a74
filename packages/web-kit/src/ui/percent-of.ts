/** A share (0..1) as a percentage with one decimal, by which something is filled; nothing is filled less than not at all. */
export const percentOf = (share: number): number => Math.round(Math.min(1, Math.max(0, share)) * 1000) / 10;
