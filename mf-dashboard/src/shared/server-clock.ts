/**
 * The server's clock as this browser knows it, in milliseconds since the epoch.
 * @param serverTime what the server's clock said
 * @param receivedAt what this browser's clock said when that was received
 */
export function serverClock(serverTime: number, receivedAt: number): () => number {
  const ahead = serverTime - receivedAt;
  return () => Date.now() + ahead;
}
