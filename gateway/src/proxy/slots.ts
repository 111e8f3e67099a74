import type { ServerResponse } from 'node:http';
import { clientNetworks } from '@zielona-fala/service-kit/http';

/** Limits on the concurrent calls to one service that wait for response headers. */
export interface SlotLimits {
  readonly waiting: number;
  /** Of one network, of those that read and of those that change something each. */
  readonly waitingOfNetwork: number;
}

/** A call that needs a slot. */
export interface SlotCall {
  readonly isChange: boolean;
  readonly address: string;
  readonly response: ServerResponse;
}

/** The slots of one service. */
export interface Slots {
  /**
   * Runs a call in a slot. One whose network has its share waits in a line of its network's own, which holds nobody
   * else up, until an earlier call has ended; it is not run when its caller leaves before.
   * @param refuse throws why a call is refused that finds all slots taken
   */
  during(call: SlotCall, work: () => Promise<void>, refuse: () => never): Promise<void>;
}

/** Writes may use half of the slots, so that a flood of writes does not block reads. */
export function createSlots({ waiting, waitingOfNetwork }: SlotLimits): Slots {
  const reads = createLines(waitingOfNetwork);
  const changes = createLines(waitingOfNetwork);
  const maxChanges = Math.max(1, Math.floor(waiting / 2));
  const taken = { all: 0, changes: 0 };
  const take = (isChange: boolean, by: 1 | -1): void => {
    taken.all += by;
    if (isChange) taken.changes += by;
  };
  const isFull = (isChange: boolean): boolean =>
    taken.all >= waiting || (isChange && taken.changes >= maxChanges);

  return {
    async during({ isChange, address, response }, work, refuse) {
      const lines = isChange ? changes : reads;
      // any smaller network of one customer could be one of very many
      const network = clientNetworks(address).at(-1) ?? '';
      const turn = lines.enter(network, response);
      if (turn !== undefined && !(await turn)) return;
      try {
        if (isFull(isChange)) refuse();
        take(isChange, 1);
        try {
          await work();
        } finally {
          take(isChange, -1);
        }
      } finally {
        lines.leave(network);
      }
    },
  };
}

interface Line {
  /** Of the network, in slots. */
  running: number;
  /** In the order in which they came. */
  readonly waiting: Set<() => void>;
}

/** One line for each network, in which so many are running at once. */
function createLines(most: number) {
  const lines = new Map<string, Line>();

  const wait = (line: Line, response: ServerResponse): Promise<boolean> =>
    new Promise((resolve) => {
      const begin = (): void => {
        response.off('close', giveUp);
        resolve(true);
      };
      const giveUp = (): void => {
        line.waiting.delete(begin);
        resolve(false);
      };
      line.waiting.add(begin);
      response.once('close', giveUp);
    });

  return {
    /** @returns whether it is the caller's turn, or undefined where it is at once; false when the caller has left */
    enter(network: string, response: ServerResponse): Promise<boolean> | undefined {
      const line = lines.get(network);
      if (line === undefined) lines.set(network, { running: 1, waiting: new Set() });
      else if (line.running >= most) return wait(line, response);
      else line.running += 1;
      return undefined;
    },
    /** Passes the slot to the next call of the network. */
    leave(network: string): void {
      const line = lines.get(network);
      if (line === undefined) return;
      const [next] = line.waiting;
      if (next !== undefined) {
        line.waiting.delete(next);
        next();
      } else if (line.running > 1) line.running -= 1;
      else lines.delete(network);
    },
  };
}
