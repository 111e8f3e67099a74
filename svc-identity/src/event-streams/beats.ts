import type { Log } from '@zielona-fala/service-kit/process';
import type { LearnerStream } from './learner-stream.ts';

/** Streams of a group beat together: with thousands of them at once, other calls would wait for a second. */
const GROUPS = 60;

/** The heartbeats of streams, spread over the time between two of them. */
export interface Beats {
  add(stream: LearnerStream): void;
  delete(stream: LearnerStream): void;
  /** @param onRound called once in that time */
  start(onRound: () => void): void;
  stop(): void;
}

/** @param everyMs the time between two heartbeats of a stream */
export function createBeats(everyMs: number, log: Log): Beats {
  const groups = Array.from({ length: GROUPS }, () => new Set<LearnerStream>());
  let added = 0;
  let turn = 0;
  let timer: NodeJS.Timeout | undefined;

  const beat = (stream: LearnerStream): void => {
    stream
      .beat()
      .catch((error: unknown) => log.warn({ err: error }, 'the heartbeat of an event stream failed'));
  };

  return {
    add(stream) {
      groups[added % GROUPS]?.add(stream);
      added += 1;
    },
    delete(stream) {
      for (const group of groups) group.delete(stream);
    },
    start(onRound) {
      timer = setInterval(() => {
        if (turn === 0) onRound();
        for (const stream of groups[turn] ?? []) beat(stream);
        turn = (turn + 1) % GROUPS;
      }, everyMs / GROUPS);
    },
    stop: () => clearInterval(timer),
  };
}
