import { countedFetch, createFailures, type Failures } from '../failures.ts';

/** A part of the drill, and what learners met in it. */
export interface Phase {
  readonly name: string;
  readonly failures: Failures;
  /** Milliseconds from each result's acknowledgement until its learner's open page was told of it. */
  readonly agesMs: number[];
}

/** What learners do, by the phase in which they have their answer. */
export interface Traffic {
  readonly phases: readonly Phase[];
  now(): Phase;
  /** Ends the phase before. */
  begin(name: string): Phase;
  readonly note: Failures['note'];
  /** Calls as a browser makes them, which keeps its connections. */
  readonly fetch: typeof fetch;
  /** Calls as many browsers make them, each by a connection of its own. */
  readonly fetchAnew: typeof fetch;
}

const anew =
  (send: typeof fetch): typeof fetch =>
  (input, init) => {
    const headers = new Headers(init?.headers);
    headers.set('connection', 'close');
    return send(input, { ...init, headers });
  };

/** @param send what a call goes through */
export function createTraffic(first: string, send: typeof fetch = fetch): Traffic {
  const phaseOf = (name: string): Phase => ({ name, failures: createFailures(), agesMs: [] });
  let current = phaseOf(first);
  const phases = [current];
  const note: Traffic['note'] = (call, failure) => current.failures.note(call, failure);
  return {
    phases,
    note,
    fetch: countedFetch({ note }, send),
    fetchAnew: countedFetch({ note }, anew(send)),
    now: () => current,
    begin(name) {
      current = phaseOf(name);
      phases.push(current);
      return current;
    },
  };
}
