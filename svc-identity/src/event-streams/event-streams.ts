import {
  STREAMS_OF_ACCOUNT,
  STREAMS_OF_ADDRESS,
  STREAMS_OF_REPLICA,
} from '@zielona-fala/contracts/api/notices/follow-events';
import type { Revocations, TokenFacts } from '@zielona-fala/service-kit/auth';
import {
  createNetworkShares,
  EventStream,
  type Problem,
  scaledLimit,
  unavailable,
} from '@zielona-fala/service-kit/http';
import { tooManyRequests } from '@zielona-fala/service-kit/limits';
import type { NoticeReader, NoticeWakes } from '@zielona-fala/service-kit/notices';
import { type Clock, countFromZero, type Log } from '@zielona-fala/service-kit/process';
import { Counter, Gauge, type Registry } from 'prom-client';
import { createBeats } from './beats.ts';
import { createLearnerStream, type LearnerStream } from './learner-stream.ts';

/** Below the 30 s after which many a proxy takes a silent connection for dead. */
const BEAT_MS = 15_000;
/** Readers of a replica that stops come again at different moments of this time. */
const MAX_RETRY_MS = 2000;
const AGAIN_SECONDS = 60;

/** Who wants to read, by a token that is verified. */
export interface StreamCaller extends TokenFacts {
  /** Unix time in seconds. */
  readonly expiresAt: number;
  /** Last-Event-ID, as the reader says it. */
  readonly position: string | undefined;
  readonly address: string | undefined;
}

/** The event streams of this replica. */
export interface EventStreams {
  /** @throws Problem 429 with too many streams of the learner or of the network; 503 without Redis, with too many of all, or while stopping */
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
  /** Multiplies how many a learner and a network may have (RATE_LIMIT_SCALE). */
  readonly scale: number;
  readonly beatMs?: number;
}

export function createEventStreams(parts: EventStreamsParts): EventStreams {
  const { reader, wakes, revocations, clock, log, beatMs = BEAT_MS } = parts;
  const streams = new Set<LearnerStream>();
  const countsOfAccounts = new Map<number, number>();
  const beats = createBeats(beatMs, log);
  const mostOfAccount = scaledLimit(STREAMS_OF_ACCOUNT.streams, parts.scale);
  const networks = createNetworkShares(scaledLimit(STREAMS_OF_ADDRESS.streams, parts.scale));
  let isStopping = false;
  new Gauge({
    name: 'event_streams_open',
    help: 'Event streams that learners read from this replica',
    registers: [parts.registry],
    collect() {
      this.set(streams.size);
    },
  });

  const refused = new Counter({
    name: 'event_streams_refused_total',
    help: 'Event streams that were not opened because their account or network has as many as it may',
    labelNames: ['per'],
    registers: [parts.registry],
  });
  countFromZero(refused, [{ per: 'account' }, { per: 'network' }]);

  const stopping = () => unavailable('This server is shutting down; try again', 1);
  const refuseWhenFull = (userId: number): void => {
    if (isStopping) throw stopping();
    if (streams.size >= STREAMS_OF_REPLICA.streams)
      throw unavailable('Too many event streams are open', AGAIN_SECONDS);
    if ((countsOfAccounts.get(userId) ?? 0) >= mostOfAccount) throw tooMany('account', refused);
  };
  const add = (stream: LearnerStream, userId: number): void => {
    streams.add(stream);
    beats.add(stream);
    countsOfAccounts.set(userId, (countsOfAccounts.get(userId) ?? 0) + 1);
  };
  const remove = (stream: LearnerStream, userId: number): void => {
    streams.delete(stream);
    beats.delete(stream);
    const others = (countsOfAccounts.get(userId) ?? 0) - 1;
    if (others > 0) countsOfAccounts.set(userId, others);
    else countsOfAccounts.delete(userId);
  };
  const takeOfNetwork = (address: string | undefined): (() => void) => {
    const giveBack = networks.take(address);
    if (giveBack === undefined) throw tooMany('network', refused);
    return giveBack;
  };

  return {
    async open({ position, expiresAt, address, ...token }) {
      const { userId } = token;
      refuseWhenFull(userId);
      const leaveNetwork = takeOfNetwork(address);
      let unsubscribe = (): void => undefined;
      const stream = createLearnerStream({
        userId,
        position,
        reader,
        log,
        isAllowed: async () =>
          clock.now().getTime() < expiresAt * 1000 && !(await revocations.isRevoked(token)),
        onEnd() {
          remove(stream, userId);
          leaveNetwork();
          unsubscribe();
        },
      });
      add(stream, userId);
      try {
        // first, so that nothing is missed in between
        unsubscribe = await wakes.subscribe(userId, stream.wake);
        await stream.prepare();
      } catch (error) {
        stream.end();
        throw unavailable('Events are not available right now', 5, error);
      }
      if (isStopping) {
        unsubscribe();
        throw stopping();
      }
      return new EventStream(stream.begin);
    },
    async start() {
      await wakes.open();
      beats.start(() => wakes.probe());
    },
    end() {
      isStopping = true;
      for (const stream of streams) stream.end(Math.ceil(Math.random() * MAX_RETRY_MS));
    },
    stop() {
      beats.stop();
      wakes.close();
    },
  };
}

function tooMany(per: 'account' | 'network', refused: Counter<'per'>): Problem {
  refused.inc({ per });
  return tooManyRequests(AGAIN_SECONDS * 1000, `Too many event streams of this ${per} are open`);
}
