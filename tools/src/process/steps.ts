import type { OnCrash } from './supervisor.ts';

/** Reports named steps with their duration. */
export interface Steps {
  /** Runs the work as a step: one line when it is done, one when it failed. */
  step: <T>(name: string, work: () => Promise<T>) => Promise<T>;
  note: (line: string) => void;
}

const seconds = (since: number) => `${((performance.now() - since) / 1000).toFixed(1)} s`;

/** Steps as plain lines, the same on a terminal and in a file. */
export function stepsTo(write: (line: string) => void): Steps {
  return {
    note: write,
    step: async (name, work) => {
      const start = performance.now();
      try {
        const result = await work();
        write(`✓ ${name} (${seconds(start)})`);
        return result;
      } catch (error) {
        write(`✗ ${name} (${seconds(start)})`);
        throw error;
      }
    },
  };
}

/** Tells of a process that ended by itself. */
export const noteCrash =
  ({ note }: Steps): OnCrash =>
  (name, code, pauseMs) =>
    note(`[${name}] ended unexpectedly (${code}), starts again in ${pauseMs / 1000} s`);

export const silentSteps: Steps = { note: () => {}, step: (_name, work) => work() };
