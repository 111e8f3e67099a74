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

/** Waits for something, as a check: what it comes to and after how many seconds, or why not. */
export async function awaited(what: string, wait: () => Promise<string>): Promise<Check> {
  const begun = performance.now();
  try {
    const found = await wait();
    const seconds = ((performance.now() - begun) / 1000).toFixed(1);
    return { what, holds: true, detail: `${found} after ${seconds} s` };
  } catch (error) {
    const { message, cause } = error as Error;
    return { what, holds: false, detail: [message, (cause as Error | undefined)?.message].join(': ') };
  }
}
