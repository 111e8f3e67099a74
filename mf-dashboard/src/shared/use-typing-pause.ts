import { useEffect, useState } from 'react';

/** Longer than between two digits of a date. */
const PAUSE_MS = 700;

function createPause() {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pending: (() => unknown) | undefined;
  const stop = () => {
    clearTimeout(timer);
    pending = undefined;
  };
  const end = () => {
    const save = pending;
    stop();
    save?.();
  };
  return {
    stop,
    end,
    wait(save: () => unknown) {
      stop();
      pending = save;
      timer = setTimeout(end, PAUSE_MS);
    },
  };
}

/** Saves what is typed once typing has paused, or as the page is left before: no call for what stands there in between. */
export function useTypingPause() {
  const [pause] = useState(createPause);
  useEffect(() => {
    addEventListener('pagehide', pause.end);
    return () => {
      removeEventListener('pagehide', pause.end);
      pause.end();
    };
  }, [pause]);
  return pause;
}
