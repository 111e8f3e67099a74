/** How long a target may take, in milliseconds. */
export interface ProxyTimeouts {
  readonly connect: number;
  /** From the call's arrival to the head of its answer. */
  readonly response: number;
  /** Idle time-out: between two parts of an answer that the caller is ready to read. Event streams have none. */
  readonly idle: number;
}

/** The timeouts of one forwarded call, advanced as the call proceeds. */
export interface TimeLimits {
  /** The head of the answer is there. @param isReaderBusy whether the caller has yet to take what was sent on */
  answering(isReaderBusy: () => boolean): void;
  /** A part of the answer came. */
  progress(): void;
  end(): void;
}

/** @param expire called once with the limit that was exceeded */
export function startTimeLimits(timeouts: ProxyTimeouts, expire: (reason: Error) => void): TimeLimits {
  let hasEnded = false;
  let timer = setTimeout(
    () => expire(new Error(`no answer within ${timeouts.response} ms`)),
    timeouts.response,
  );

  return {
    answering(isReaderBusy) {
      clearTimeout(timer);
      timer = setTimeout(() => {
        // a response that waits for a slow client is not idle
        if (isReaderBusy()) timer.refresh();
        else expire(new Error(`the answer fell silent for ${timeouts.idle} ms`));
      }, timeouts.idle);
    },
    progress() {
      if (!hasEnded) timer.refresh();
    },
    end() {
      hasEnded = true;
      clearTimeout(timer);
    },
  };
}
