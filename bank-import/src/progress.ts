import type { WriteStream } from 'node:tty';

const WIDTH = 30;
const REPAINT_MS = 100;

/** Tells people how far a command has come. */
export interface Progress {
  /** @param share from 0 to 1 */
  show(what: string, share: number, detail: string): void;
  /** Says something that stays. */
  tell(line: string): void;
  end(): void;
}

/** A progress bar that is redrawn in place; silent if the output is not a terminal. */
export function createProgressBar(
  terminal: Pick<WriteStream, 'isTTY' | 'write'>,
  now: () => number,
): Progress {
  let painted = Number.NEGATIVE_INFINITY;
  let last = '';
  const clear = () => {
    if (terminal.isTTY && last !== '') terminal.write('\r\u001b[K');
  };
  return {
    show(what, share, detail) {
      if (!terminal.isTTY || (what === last && now() - painted < REPAINT_MS && share < 1)) return;
      painted = now();
      last = what;
      const full = Math.round(share * WIDTH);
      const bar = '█'.repeat(full) + '░'.repeat(WIDTH - full);
      terminal.write(`\r\u001b[K${bar} ${String(Math.round(share * 100)).padStart(3)} %  ${what}  ${detail}`);
    },
    tell(line) {
      clear();
      terminal.write(`${line}\n`);
    },
    end: clear,
  };
}
