/** One measured figure with its goal. */
export interface Figure {
  readonly name: string;
  readonly value: number;
  readonly goal: string;
  readonly holds: boolean;
  readonly details?: unknown;
}

/** Says a figure that is a number with a bound. */
export function announce(figure: Figure): Figure {
  const mark = figure.holds ? '✓' : '✗';
  process.stdout.write(`${mark} ${figure.name}: ${figure.value.toFixed(2)} (${figure.goal})\n`);
  return figure;
}

/** A figure that must not exceed its goal. */
export function atMost(name: string, value: number, limit: number, unit: string, details?: object): Figure {
  return {
    name,
    value,
    goal: `<= ${limit} ${unit}`.trim(),
    holds: value <= limit,
    ...(details && { details }),
  };
}

/** With two digits after the point, or so many. */
export const round = (value: number, digits = 2): number => Number(value.toFixed(digits));
