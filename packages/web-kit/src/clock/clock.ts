/** Whole seconds until `end`, never below 0. Both in milliseconds since the epoch. */
export const secondsUntil = (end: number, now: number): number => Math.max(0, Math.ceil((end - now) / 1000));

/** Minutes and seconds, as a clock shows them: 65 → "01:05". */
export function clockFace(seconds: number): string {
  const two = (value: number) => String(Math.floor(value)).padStart(2, '0');
  return `${two(seconds / 60)}:${two(seconds % 60)}`;
}
