/** A condition and its result. */
export interface Check {
  readonly what: string;
  readonly holds: boolean;
  readonly detail: string;
}

export const lineOf = ({ what, holds, detail }: Check): string => `${holds ? '✓' : '✗'} ${what}: ${detail}`;

/** Checks that something never happened. @param of the total, for output */
export const zero = (what: string, count: number, of = ''): Check => ({
  what,
  holds: count === 0,
  detail: `${count} ${of}`.trim(),
});

/** Waits for something as a check: reports its value and how long it took, or why it failed. */
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
