import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';

export const sha256 = (data: Buffer): string => createHash('sha256').update(data).digest('hex');

/** The answer as soon as its head is there; its body is read by the caller. */
export async function openAt(url: string, headers = {}): Promise<IncomingMessage> {
  const [answer] = (await once(get(url, { headers }), 'response')) as [IncomingMessage];
  return answer;
}

/** Sends a request as it is written, and reads what comes until the end. */
export async function raw(url: string, request: string): Promise<string> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  socket.write(request);
  return text(socket);
}
