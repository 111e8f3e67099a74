/** Something that must hold, and what was found. */
export interface Check {
  readonly what: string;
  readonly holds: boolean;
  readonly detail: string;
}

export const lineOf = ({ what, holds, detail }: Check): string => `${holds ? '✓' : '✗'} ${what}: ${detail}`;
