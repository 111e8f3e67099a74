import { setTimeout as pause } from 'node:timers/promises';
import {
  ACCESS_TOKEN_HEADER,
  LAST_EVENT_ID_HEADER,
  type NoticeData,
  type NoticeType,
} from '@zielona-fala/contracts';
import { createParser } from 'eventsource-parser';
import type { SimulatedLearner } from '../../chaos/learner.ts';
import { until } from '../../process/until.ts';
import type { Traffic } from './traffic.ts';

/** A page that a learner has open: it reads the learner's event stream, and comes again when that ends. */
export interface OpenPage {
  readonly learner: SimulatedLearner;
  /** What it was told of a type, in order. */
  told<Type extends NoticeType>(type: Type): readonly NoticeData[Type][];
  /**
   * To be called before an exam.
   * @returns waits until the page is told that the exam counts, or to read everything anew; throws after a minute
   */
  expectResult(): () => Promise<void>;
  /** Lets go of its connection, and goes on behind what it read last by another one. */
  comeAgain(): void;
  close(): Promise<void>;
}

/** Its result counts, and its answers do. */
export const NOTICES_OF_EXAM = 2;
const AGAIN_MS = 500;
const TOLD_WITHIN = { timeoutMs: 60_000, intervalMs: 10 };

/** Resolves once it reads. */
export async function openPage(
  learner: SimulatedLearner,
  { gatewayUrl, note, send = fetch }: { gatewayUrl: string; send?: typeof fetch } & Pick<Traffic, 'note'>,
): Promise<OpenPage> {
  const notices: { readonly type: string; readonly data: unknown }[] = [];
  const closing = new AbortController();
  let leaving = new AbortController();
  let position: string | undefined;
  let retryMs = AGAIN_MS;

  const read = async (signal: AbortSignal): Promise<void> => {
    const answer = await send(`${gatewayUrl}/api/v1/users/events`, {
      headers: {
        accept: 'text/event-stream',
        [ACCESS_TOKEN_HEADER]: learner.accessToken,
        ...(position !== undefined && { [LAST_EVENT_ID_HEADER]: position }),
      },
      signal,
    });
    note('GET event stream', answer.ok ? null : `${answer.status} ${await answer.text()}`);
    if (!answer.ok || answer.body === null) return;
    const parser = createParser({
      onEvent({ event: type = '', id, data }) {
        position = id;
        notices.push({ type, data: JSON.parse(data) });
      },
      onRetry(milliseconds) {
        retryMs = milliseconds;
      },
    });
    for await (const part of answer.body.pipeThrough(new TextDecoderStream())) parser.feed(part);
  };
  const follow = async (): Promise<void> => {
    while (!closing.signal.aborted) {
      retryMs = AGAIN_MS;
      leaving = new AbortController();
      const ended = AbortSignal.any([closing.signal, leaving.signal]);
      // a stream that breaks off is read on behind what was read
      await read(ended).catch(() => undefined);
      if (!ended.aborted) await pause(retryMs);
    }
  };

  const following = follow();
  const told = <Type extends NoticeType>(wanted: Type) =>
    notices.filter(({ type }) => type === wanted).map(({ data }) => data as NoticeData[Type]);
  await until(
    `${learner.username} to be told that the stream begins`,
    async () => {
      if (told('resync').length === 0) throw new Error('told nothing');
    },
    TOLD_WITHIN,
  );
  return {
    learner,
    told,
    expectResult() {
      const results = told('stats-updated').length + NOTICES_OF_EXAM;
      const resyncs = told('resync').length;
      return () =>
        until(
          `${learner.username} to be told of a result`,
          async () => {
            const missing = results - told('stats-updated').length;
            if (missing > 0 && told('resync').length === resyncs)
              throw new Error(`${missing} notices are missing`);
          },
          TOLD_WITHIN,
        );
    },
    comeAgain: () => leaving.abort(),
    async close() {
      closing.abort();
      await following;
    },
  };
}
