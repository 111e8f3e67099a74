import { readFile } from 'node:fs/promises';
import { Agent, request } from 'node:https';
import { buffer } from 'node:stream/consumers';
import { NODE_ADDRESS } from '../../cluster/space.ts';

/**
 * Calls as `fetch` makes them, to whatever host, at the node's ingress.
 * @param authority file of the certificate that vouches for it
 */
export async function fetchThroughIngress(authority: string): Promise<typeof fetch> {
  const agent = new Agent({
    ca: await readFile(authority),
    keepAlive: true,
    lookup: (_host, { all }, found) => {
      if (all) found(null, [{ address: NODE_ADDRESS, family: 4 }]);
      else found(null, NODE_ADDRESS, 4);
    },
  });
  return async (input, init) => {
    const asked = new Request(input, init);
    const body = Buffer.from(await asked.arrayBuffer());
    return new Promise((resolve, reject) => {
      const call = request(asked.url, {
        agent,
        method: asked.method,
        headers: {
          ...Object.fromEntries(asked.headers),
          ...(body.length > 0 ? { 'content-length': body.length } : {}),
        },
        ...(init?.signal ? { signal: init.signal } : {}),
      });
      call.once('error', reject).once('response', (answer) => {
        buffer(answer).then((whole) => {
          const status = answer.statusCode ?? 0;
          const headers = new Headers();
          for (let at = 0; at < answer.rawHeaders.length; at += 2) {
            headers.append(answer.rawHeaders[at] ?? '', answer.rawHeaders[at + 1] ?? '');
          }
          resolve(new Response(whole.length > 0 ? new Uint8Array(whole) : null, { status, headers }));
        }, reject);
      });
      call.end(body);
    });
  };
}
