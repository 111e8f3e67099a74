/** How long a target may take, in milliseconds. */
export interface ProxyTimeouts {
  readonly connect: number;
  /** From the call's arrival to the head of its answer. */
  readonly response: number;
  /** Idle time-out: between two parts of an answer that the caller is ready to read. Event streams have none. */
  readonly idle: number;
  /** How long a caller may take nothing of an answer that is there for it. Event streams have no such limit. */
  readonly reader: number;
}

/** The limits of one forwarded call, told as the call gets ahead. */
export interface TimeLimits {
  /** The head of the answer is there. @param isReaderBusy whether the caller has yet to take what was sent on */
  answering(isReaderBusy: () => boolean): void;
  /** A part of the answer came. */
  progress(): void;
  end(): void;
}

/** @param expire told once what took too long */
export function startTimeLimits(timeouts: ProxyTimeouts, expire: (reason: Error) => void): TimeLimits {
  let lastPart = 0;
  let hasEnded = false;
  let timer = setTimeout(
    () => expire(new Error(`no answer within ${timeouts.response} ms`)),
    timeouts.response,
  );

  return {
    answering(isReaderBusy) {
      clearTimeout(timer);
      lastPart = performance.now();
      timer = setTimeout(() => {
        const silence = performance.now() - lastPart;
        // an answer that waits for a slow reader is not idle, until the reader has taken nothing for too long
        if (!isReaderBusy()) expire(new Error(`the answer fell silent for ${timeouts.idle} ms`));
        else if (silence < timeouts.reader) timer.refresh();
        else expire(new Error(`the caller read nothing for ${timeouts.reader} ms`));
      }, timeouts.idle);
    },
    progress() {
      if (hasEnded) return;
      lastPart = performance.now();
      timer.refresh();
    },
    end() {
      hasEnded = true;
      clearTimeout(timer);
    },
  };
}
