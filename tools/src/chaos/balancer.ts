import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { setInterval as everyInterval } from 'node:timers/promises';

/** One replica behind the common address. */
export interface Backend {
  readonly port: number;
  /** Answers 2xx while calls may go there. */
  readonly readyUrl: string;
}

const ASK_EVERY_MS = 500;
const ANSWER_WITHIN_MS = 1000;
const LOCAL = '127.0.0.1';

/**
 * Stands for what shares calls out among replicas in production: each new connection goes to the next replica that is
 * ready; a connection that is there stays where it is. @returns what ends it
 */
export async function startBalancer(
  port: number,
  backends: readonly Backend[],
): Promise<() => Promise<void>> {
  const ready = new Set(backends);
  const ending = new AbortController();
  const sockets = new Set<Socket>();
  let turn = 0;

  const watch = async (): Promise<void> => {
    try {
      for await (const _ of everyInterval(ASK_EVERY_MS, undefined, { signal: ending.signal })) {
        await Promise.all(
          backends.map(async (backend) => {
            if (await isReady(backend)) ready.add(backend);
            else ready.delete(backend);
          }),
        );
      }
    } catch (error) {
      if (!ending.signal.aborted) throw error;
    }
  };

  const rotated = (): readonly Backend[] => {
    turn += 1;
    const candidates = ready.size > 0 ? backends.filter((backend) => ready.has(backend)) : backends;
    return candidates.map((_, index) => candidates[(turn + index) % candidates.length] as Backend);
  };

  const keep = (socket: Socket): void => {
    sockets.add(socket);
    socket.setNoDelay(true);
    socket.once('close', () => sockets.delete(socket));
  };

  const passOn = (client: Socket, [first, ...others]: readonly Backend[]): void => {
    if (first === undefined || client.destroyed) return void client.destroy();
    const upstream = connect(first.port, LOCAL);
    const goOn = () => passOn(client, others);
    upstream.once('error', goOn);
    upstream.once('connect', () => {
      keep(upstream);
      upstream.off('error', goOn);
      for (const [one, other] of [
        [client, upstream],
        [upstream, client],
      ] as const) {
        one.on('error', () => other.destroy());
        one.once('close', () => other.destroy());
        one.pipe(other);
      }
    });
  };

  const server = createServer((client) => {
    keep(client);
    client.on('error', () => client.destroy());
    passOn(client, rotated());
  }).listen(port, LOCAL);
  await once(server, 'listening');
  const watching = watch();

  return async () => {
    ending.abort();
    server.close();
    for (const socket of sockets) socket.destroy();
    await Promise.all([once(server, 'close'), watching]);
  };
}

async function isReady({ readyUrl }: Backend): Promise<boolean> {
  try {
    const answer = await fetch(readyUrl, { signal: AbortSignal.timeout(ANSWER_WITHIN_MS) });
    await answer.arrayBuffer();
    return answer.ok;
  } catch {
    return false;
  }
}
