/** Something that must hold, and what was found. */
export interface Check {
  readonly what: string;
  readonly holds: boolean;
  readonly detail: string;
}

export const lineOf = ({ what, holds, detail }: Check): string => `${holds ? '✓' : '✗'} ${what}: ${detail}`;

/** That something never happened. @param of what it is a part of, to print */
export const zero = (what: string, count: number, of = ''): Check => ({
  what,
  holds: count === 0,
  detail: `${count} ${of}`.trim(),
});
