import type { Revocations, TokenFacts } from '@zielona-fala/service-kit/auth';
import { EventStream, Problem, type StreamLimit, unavailable } from '@zielona-fala/service-kit/http';
import type { NoticeReader, NoticeWakes } from '@zielona-fala/service-kit/notices';
import type { Clock, Log } from '@zielona-fala/service-kit/process';
import { Gauge, type Registry } from 'prom-client';
import { createLearnerStream, type LearnerStream } from './learner-stream.ts';

/** One tab of a browser leads: these are browsers, not tabs. */
const OF_ACCOUNT = { streams: 10, per: 'account' } as const satisfies StreamLimit;
const OF_REPLICA = { streams: 2000, per: 'replica' } as const satisfies StreamLimit;
export const STREAM_LIMITS: readonly StreamLimit[] = [OF_ACCOUNT, OF_REPLICA];

/** Below the 30 s after which many a proxy takes a silent connection for dead. */
const BEAT_MS = 15_000;
/** Readers of a replica that stops come again at different moments of this time. */
const LONGEST_RETRY_MS = 2000;
const AGAIN_SECONDS = 60;

/** Who wants to read, by a token that is verified. */
export interface StreamCaller extends TokenFacts {
  /** Unix time in seconds. */
  readonly expiresAt: number;
  /** Last-Event-ID, as the reader says it. */
  readonly position: string | undefined;
}

/** The event streams of this replica. */
export interface EventStreams {
  /** @throws Problem 429 with too many streams of the learner; 503 without Redis, with too many of all, or while stopping */
  open(caller: StreamCaller): Promise<EventStream>;
  start(): Promise<void>;
  /** Tells all readers to come again elsewhere. */
  end(): void;
  stop(): void;
}

export interface EventStreamsParts {
  readonly reader: NoticeReader;
  readonly wakes: NoticeWakes;
  readonly revocations: Revocations;
  readonly clock: Clock;
  readonly log: Log;
  readonly registry: Registry;
  /** Multiplies how many a learner may have (RATE_LIMIT_SCALE). */
  readonly scale: number;
  readonly beatMs?: number;
}

export function createEventStreams(parts: EventStreamsParts): EventStreams {
  const { reader, wakes, revocations, clock, log, beatMs = BEAT_MS } = parts;
  const streams = new Map<LearnerStream, number>();
  const mostOfAccount = Math.max(1, Math.round(OF_ACCOUNT.streams * parts.scale));
  let isStopping = false;
  let beats: NodeJS.Timeout | undefined;
  new Gauge({
    name: 'event_streams_open',
    help: 'Event streams that learners read from this replica',
    registers: [parts.registry],
    collect() {
      this.set(streams.size);
    },
  });

  const stopping = () => unavailable('This server is shutting down; try again', 1);
  const refuseWhenFull = (userId: number): void => {
    if (isStopping) throw stopping();
    if (streams.size >= OF_REPLICA.streams)
      throw unavailable('Too many event streams are open', AGAIN_SECONDS);
    const own = [...streams.values()].filter((owner) => owner === userId).length;
    if (own < mostOfAccount) return;
    throw new Problem(429, 'too-many-requests', 'Too many event streams of this account are open', {
      headers: { 'retry-after': String(AGAIN_SECONDS) },
    });
  };

  return {
    async open({ position, expiresAt, ...token }) {
      const { userId } = token;
      refuseWhenFull(userId);
      let unsubscribe = (): void => undefined;
      const stream = createLearnerStream({
        userId,
        position,
        reader,
        log,
        isAllowed: async () =>
          clock.now().getTime() < expiresAt * 1000 && !(await revocations.isRevoked(token)),
        onEnd() {
          streams.delete(stream);
          unsubscribe();
        },
      });
      streams.set(stream, userId);
      try {
        // first, so that nothing is missed in between
        unsubscribe = await wakes.subscribe(userId, stream.wake);
        await stream.prepare();
      } catch (error) {
        stream.end();
        throw unavailable('Nothing can be told right now', 5, error);
      }
      if (isStopping) {
        unsubscribe();
        throw stopping();
      }
      return new EventStream(stream.begin);
    },
    async start() {
      await wakes.open();
      beats = setInterval(() => {
        wakes.probe();
        for (const stream of streams.keys()) {
          stream
            .beat()
            .catch((error: unknown) => log.warn({ err: error }, 'the heartbeat of an event stream failed'));
        }
      }, beatMs);
    },
    end() {
      isStopping = true;
      for (const stream of streams.keys()) stream.end(Math.ceil(Math.random() * LONGEST_RETRY_MS));
    },
    stop() {
      clearInterval(beats);
      wakes.close();
    },
  };
}
