import { SLOW_4G } from './slow-visit.ts';

interface Target {
  readonly type: string;
  readonly webSocketDebuggerUrl: string;
}

/**
 * Has service workers that run now fetch by slow 4G: what a page is slowed down by does not reach its worker.
 * @returns ends it
 */
export async function slowWorkersDown(debuggingPort: number): Promise<() => void> {
  const targets = await fetch(`http://127.0.0.1:${debuggingPort}/json/list`);
  const workers = ((await targets.json()) as readonly Target[]).filter(
    ({ type }) => type === 'service_worker',
  );
  if (workers.length === 0) throw new Error('No service worker runs');
  const sockets = await Promise.all(
    workers.map(({ webSocketDebuggerUrl }) => slowDown(webSocketDebuggerUrl)),
  );
  return () => {
    for (const socket of sockets) socket.close();
  };
}

/** Resolves once the browser has agreed; for as long as the connection is open. */
function slowDown(address: string): Promise<WebSocket> {
  const { promise, resolve, reject } = Promise.withResolvers<WebSocket>();
  const socket = new WebSocket(address);
  const calls = [
    { id: 1, method: 'Network.enable' },
    { id: 2, method: 'Network.emulateNetworkConditions', params: { offline: false, ...SLOW_4G } },
  ];
  socket.addEventListener('open', () => {
    for (const call of calls) socket.send(JSON.stringify(call));
  });
  socket.addEventListener('message', ({ data }) => {
    const { id, error } = JSON.parse(String(data));
    if (error) reject(new Error(`A service worker cannot be slowed down: ${error.message}`));
    else if (id === calls.length) resolve(socket);
  });
  socket.addEventListener('error', () => reject(new Error('A service worker does not answer')));
  return promise;
}
