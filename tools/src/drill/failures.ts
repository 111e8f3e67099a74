/** Failures as observed by clients. */
export interface Failures {
  readonly lines: readonly string[];
  readonly calls: number;
  /** Notes one answer, or that there was none. */
  note(call: string, failure: string | null): void;
}

export function createFailures(): Failures {
  const lines: string[] = [];
  let calls = 0;
  return {
    lines,
    get calls() {
      return calls;
    },
    note(call, failure) {
      calls += 1;
      if (failure !== null) lines.push(`${new Date().toISOString()} ${call}: ${failure}`);
    },
  };
}

/**
 * A connection that has answered before was closed just as a call was sent on it. Browsers and proxies send a call that
 * changes nothing again then (RFC 9110, 9.2.2), `fetch` of Node does not.
 */
function isToBeSentAgain(init: RequestInit | undefined, { cause }: Error): boolean {
  const closed = cause as { code?: string; socket?: { bytesRead?: number } | null } | undefined;
  return (init?.method ?? 'GET') === 'GET' && closed?.code === 'UND_ERR_SOCKET' && !!closed.socket?.bytesRead;
}

/** Calls as `fetch` makes them; each without an answer, and each answer of 500 or above, is noted. */
export function countedFetch(failures: Pick<Failures, 'note'>, send: typeof fetch = fetch): typeof fetch {
  return async (input, init) => {
    const call = `${init?.method ?? 'GET'} ${input}`;
    try {
      const answer = await send(input, init).catch((error: Error) => {
        if (!isToBeSentAgain(init, error)) throw error;
        return send(input, init);
      });
      // an answer that breaks off is none
      const body = await answer.arrayBuffer();
      failures.note(call, answer.status >= 500 ? `${answer.status} ${Buffer.from(body)}` : null);
      const { status, headers } = answer;
      return new Response(body.byteLength > 0 ? body : null, { status, headers });
    } catch (error) {
      failures.note(call, `no answer: ${String((error as Error).cause ?? error)}`);
      throw error;
    }
  };
}
