import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { ACCESS_TOKEN_HEADER, LAST_EVENT_ID_HEADER } from '@zielona-fala/contracts';
import { followNotices } from '@zielona-fala/web-kit/notices';

/** One stream that a tab has asked for. */
interface Opened {
  readonly headers: Headers;
  readonly signal: AbortSignal;
  tell(text: string): void;
  end(): void;
  breakOff(): void;
}

const opened: Opened[] = [];
let answers: number[] = [];
let isHidden = false;
const ends: (() => void)[] = [];
let learner = 1000;

/** As browsers have them: the first who asks has the lock, the next one after it. */
const locks = {
  last: Promise.resolve() as Promise<unknown>,
  request(_name: string, _options: unknown, work: () => Promise<void>) {
    const turn = locks.last.then(work);
    locks.last = turn.catch(() => undefined);
    return turn;
  },
};
Object.defineProperty(navigator, 'locks', { value: locks });

beforeEach(() => {
  locks.last = Promise.resolve();
  learner += 1;
  isHidden = false;
  jest.spyOn(document, 'visibilityState', 'get').mockImplementation(() => (isHidden ? 'hidden' : 'visible'));
  globalThis.fetch = jest.fn(async (path: unknown, init: RequestInit = {}) => {
    expect(path).toBe('/api/v1/users/events');
    const status = answers.shift() ?? 200;
    if (status !== 200) return new Response('', { status });
    const encoder = new TextEncoder();
    let controller: ReadableStreamDefaultController<Uint8Array>;
    const body = new ReadableStream<Uint8Array>({
      start(given) {
        controller = given;
      },
    });
    const signal = init.signal as AbortSignal;
    signal.addEventListener('abort', () => controller.error(signal.reason));
    opened.push({
      headers: new Headers(init.headers),
      signal,
      tell: (text) => controller.enqueue(encoder.encode(text)),
      end: () => controller.close(),
      breakOff: () => controller.error(new TypeError('network error')),
    });
    return new Response(body);
  }) as typeof fetch;
});

afterEach(() => {
  for (const end of ends.splice(0)) end();
  opened.length = 0;
  answers = [];
  jest.useRealTimers();
  jest.restoreAllMocks();
});

function tab() {
  const told: unknown[] = [];
  const onRefused = jest.fn(async () => undefined);
  const end = followNotices({
    userId: learner,
    accessToken: async () => 'token',
    onRefused,
    onNotice: (notice) => told.push(notice),
  });
  ends.push(end);
  return { told, onRefused, end };
}

const stream = async (count: number): Promise<Opened> => {
  await waitFor(() => expect(opened).toHaveLength(count), { timeout: 5000 });
  return opened[count - 1] as Opened;
};
const levelUp = (position: string, level: number) =>
  `id: ${position}\nevent: level-up\ndata: {"level":${level},"experiencePoints":195}\n\n`;

describe('a tab', () => {
  test('is told what the server tells, however it arrives in pieces', async () => {
    const { told } = tab();
    const open = await stream(1);
    expect(open.headers.get(ACCESS_TOKEN_HEADER)).toBe('token');
    expect(open.headers.get('accept')).toBe('text/event-stream');
    const text = `:\n\n${levelUp('1-0', 3)}retry: 5\n\n`;
    for (const part of [text.slice(0, 9), text.slice(9, 30), text.slice(30)]) open.tell(part);
    const data = { level: 3, experiencePoints: 195 };
    await waitFor(() => expect(told).toEqual([{ type: 'level-up', data, position: '1-0' }]));
  });

  test.each(['end', 'breakOff'] as const)(
    'comes again after the %s, behind what it was told',
    async (how) => {
      const { told } = tab();
      const first = await stream(1);
      expect(first.headers.has(LAST_EVENT_ID_HEADER)).toBe(false);
      first.tell(levelUp('7-0', 3));
      await waitFor(() => expect(told).toHaveLength(1));
      first[how]();
      expect((await stream(2)).headers.get(LAST_EVENT_ID_HEADER)).toBe('7-0');
    },
  );

  test('whose token is refused lets the session look at it, and comes again', async () => {
    answers = [401];
    const { onRefused } = tab();
    await stream(1);
    expect(onRefused).toHaveBeenCalledTimes(1);
  });

  test.each([503, 429])('comes again after %i', async (status) => {
    answers = [status];
    const { onRefused } = tab();
    await stream(1);
    expect(onRefused).not.toHaveBeenCalled();
  });

  test('asks no more where there is no such stream', async () => {
    answers = [404];
    tab();
    await waitFor(() => expect(fetch).toHaveBeenCalledTimes(1));
    jest.useFakeTimers();
    await jest.advanceTimersByTimeAsync(120_000);
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  test('leaves a stream that falls silent', async () => {
    jest.useFakeTimers();
    tab();
    await jest.advanceTimersByTimeAsync(40_000);
    opened[0]?.tell(':\n\n');
    await jest.advanceTimersByTimeAsync(40_000);
    expect(opened[0]?.signal.aborted).toBe(false);
    await jest.advanceTimersByTimeAsync(10_000);
    expect(opened.map(({ signal }) => signal.aborted)).toEqual([true, false]);
  });

  test('that nobody has looked at for long reads nothing until somebody does', async () => {
    jest.useFakeTimers();
    tab();
    await jest.advanceTimersByTimeAsync(0);
    const see = (hidden: boolean) => {
      isHidden = hidden;
      document.dispatchEvent(new Event('visibilitychange'));
    };
    opened[0]?.tell(levelUp('9-0', 3));
    see(true);
    await jest.advanceTimersByTimeAsync(30_000);
    opened[0]?.tell(':\n\n');
    expect(opened[0]?.signal.aborted).toBe(false);
    for (let minute = 0; minute < 10; minute += 0.5) {
      if (!opened[0]?.signal.aborted) opened[0]?.tell(':\n\n');
      await jest.advanceTimersByTimeAsync(30_000);
    }
    expect(opened.map(({ signal }) => signal.aborted)).toEqual([true]);
    see(false);
    await jest.advanceTimersByTimeAsync(0);
    expect(opened.map(({ signal }) => signal.aborted)).toEqual([true, false]);
    expect(opened[1]?.headers.get(LAST_EVENT_ID_HEADER)).toBe('9-0');
  });

  test('that is ended reads and hears nothing any more', async () => {
    const { told, end } = tab();
    const open = await stream(1);
    end();
    expect(open.signal.aborted).toBe(true);
    const other = new BroadcastChannel(`notices of ${learner}`);
    other.postMessage({ type: 'resync', data: {}, position: '1-0' });
    await new Promise((resolve) => setTimeout(resolve));
    other.close();
    expect(told).toEqual([]);
  });
});

describe('of several tabs', () => {
  test('one reads and tells the others; the next one goes on behind it', async () => {
    const [one, other] = [tab(), tab()];
    const first = await stream(1);
    first.tell(levelUp('1-0', 3));
    await waitFor(() => expect([one.told.length, other.told.length]).toEqual([1, 1]));
    expect(opened).toHaveLength(1);
    one.end();
    const next = await stream(2);
    expect(next.headers.get(LAST_EVENT_ID_HEADER)).toBe('1-0');
    next.tell(levelUp('2-0', 4));
    await waitFor(() => expect(other.told).toHaveLength(2));
    expect(one.told).toHaveLength(1);
  });
});
