import type { ServerResponse } from 'node:http';
import { clientNetworks } from '@zielona-fala/service-kit/http';

/** Limits on the concurrent calls to one service that wait for response headers. */
export interface SlotLimits {
  readonly waiting: number;
  /** Of one network, of each kind. */
  readonly waitingOfNetwork: number;
}

/** What a call does: those of one kind do not hold up those of another. */
export type SlotKind = 'read' | 'change' | 'event-stream';

/** A call that needs a slot. */
export interface SlotCall {
  readonly kind: SlotKind;
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

type Work = () => Promise<void>;

const ALL_NETWORKS = 'all';

/**
 * Writes may use half of the slots, so that a flood of writes does not block reads. Event streams are opened in an eighth
 * of them, the others in their turn: the pages of a replica that has stopped all come at once, and can wait.
 */
export function createSlots({ waiting, waitingOfNetwork }: SlotLimits): Slots {
  const lines: Readonly<Record<SlotKind, Lines>> = {
    read: createLines(waitingOfNetwork),
    change: createLines(waitingOfNetwork),
    'event-stream': createLines(waitingOfNetwork),
  };
  const maxChanges = Math.max(1, Math.floor(waiting / 2));
  const openings = createLines(Math.max(1, Math.floor(waiting / 8)));
  const taken = { all: 0, changes: 0 };
  const take = (isChange: boolean, by: 1 | -1): void => {
    taken.all += by;
    if (isChange) taken.changes += by;
  };
  const isFull = (isChange: boolean): boolean =>
    taken.all >= waiting || (isChange && taken.changes >= maxChanges);

  return {
    async during({ kind, address, response }, work, refuse) {
      const isChange = kind === 'change';
      const inSlot: Work = async () => {
        if (isFull(isChange)) refuse();
        take(isChange, 1);
        try {
          await work();
        } finally {
          take(isChange, -1);
        }
      };
      const queued: Work =
        kind === 'event-stream' ? () => openings.during(ALL_NETWORKS, response, inSlot) : inSlot;
      // any smaller network of one customer could be one of very many
      const network = clientNetworks(address).at(-1) ?? '';
      await lines[kind].during(network, response, queued);
    },
  };
}

interface Line {
  running: number;
  /** In the order in which they came. */
  readonly waiting: Set<() => void>;
}

/** Lines by name, in each of which so many calls are running at once. */
interface Lines {
  /** Does the work when it is the call's turn; not when its caller leaves before. */
  during(name: string, response: ServerResponse, work: Work): Promise<void>;
}

function createLines(most: number): Lines {
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

  /** @returns whether it is the caller's turn, or undefined where it is at once; false when the caller has left */
  const enter = (name: string, response: ServerResponse): Promise<boolean> | undefined => {
    const line = lines.get(name);
    if (line === undefined) lines.set(name, { running: 1, waiting: new Set() });
    else if (line.running >= most) return wait(line, response);
    else line.running += 1;
    return undefined;
  };

  /** Passes the turn to the next call of the line. */
  const leave = (name: string): void => {
    const line = lines.get(name);
    if (line === undefined) return;
    const [next] = line.waiting;
    if (next !== undefined) {
      line.waiting.delete(next);
      next();
    } else if (line.running > 1) line.running -= 1;
    else lines.delete(name);
  };

  return {
    async during(name, response, work) {
      const turn = enter(name, response);
      if (turn !== undefined && !(await turn)) return;
      try {
        await work();
      } finally {
        leave(name);
      }
    },
  };
}
