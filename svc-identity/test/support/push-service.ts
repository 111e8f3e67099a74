import { createDecipheriv, createECDH, type ECDH, hkdfSync, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { PushSubscriptionBody } from '@zielona-fala/contracts/api/push/turn-on-push';
import { importJWK, jwtVerify } from 'jose';

/** A notification as a device has it, checked and decrypted. */
export interface Received {
  readonly message: unknown;
  readonly ttl: number;
  readonly topic: string | undefined;
  /** Who the push service may ask. */
  readonly subject: string | undefined;
}

/** A browser that subscribed. */
export interface Device {
  readonly subscription: PushSubscriptionBody;
  readonly received: readonly Received[];
}

/** A push service as strict as RFC 8030, 8188, 8291 and 8292: what is not signed and encrypted as they say answers 400. */
export interface TestPushService {
  readonly origin: string;
  /** Why requests were refused. */
  readonly refusals: unknown[];
  /** Answers of the next requests that are not 201, in their order; each is used once. */
  readonly answers: { readonly status: number; readonly headers?: Record<string, string> }[];
  /** How many requests have come. */
  requests: number;
  /** @param publicKey the only one that may sign for this device */
  subscribe(publicKey: string): Device;
  stop(): Promise<void>;
}

export async function startPushService(): Promise<TestPushService> {
  const devices = new Map<string, (request: IncomingMessage) => Promise<void>>();
  const refusals: unknown[] = [];
  const server = createServer((request, response) => {
    const respond = async (): Promise<void> => {
      service.requests += 1;
      const { status, headers } = service.answers.shift() ?? { status: 201 };
      if (status === 201) await devices.get(request.url ?? '')?.(request);
      response.writeHead(devices.has(request.url ?? '') ? status : 404, headers).end();
    };
    respond().catch((error: unknown) => {
      refusals.push(error);
      response.writeHead(400).end();
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');

  const service: TestPushService = {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    refusals,
    answers: [],
    requests: 0,
    subscribe(publicKey) {
      const path = `/push/${randomBytes(16).toString('base64url')}`;
      const auth = randomBytes(16);
      const pair = createECDH('prime256v1');
      const p256dh = pair.generateKeys('base64url', 'uncompressed');
      const received: Received[] = [];
      devices.set(path, async (request) => {
        const subject = await verify(request.headers, service.origin, publicKey);
        const text = decrypt(await bodyOf(request), pair, auth);
        const { ttl, topic } = request.headers;
        received.push({ message: JSON.parse(text), ttl: Number(ttl), topic: topic?.toString(), subject });
      });
      const keys = { p256dh, auth: auth.toString('base64url') };
      return { subscription: { endpoint: `${service.origin}${path}`, keys }, received };
    },
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return service;
}

/** RFC 8292. @returns who signed */
async function verify(
  { authorization = '' }: IncomingHttpHeaders,
  audience: string,
  publicKey: string,
): Promise<string | undefined> {
  const [, token = '', key] = /^vapid t=([^,]+), k=(.+)$/.exec(authorization) ?? [];
  if (key !== publicKey) throw new Error(`signed by ${key}, subscribed for ${publicKey}`);
  const point = Buffer.from(key, 'base64url');
  const x = point.subarray(1, 33).toString('base64url');
  const y = point.subarray(33).toString('base64url');
  const { payload } = await jwtVerify(token, await importJWK({ kty: 'EC', crv: 'P-256', x, y }, 'ES256'), {
    algorithms: ['ES256'],
    audience,
    requiredClaims: ['exp', 'sub'],
  });
  const days = ((payload.exp ?? 0) - Date.now() / 1000) / (24 * 60 * 60);
  if (days > 1) throw new Error(`good for ${days} days`);
  return payload.sub;
}

/** RFC 8291, on top of RFC 8188: one record, padded by at least one byte. */
function decrypt(body: Buffer, own: ECDH, auth: Buffer): string {
  const salt = body.subarray(0, 16);
  const sender = body.subarray(21, 21 + body.readUInt8(20));
  const record = body.subarray(21 + sender.length);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), own.getPublicKey(), sender]);
  const input = Buffer.from(hkdfSync('sha256', own.computeSecret(sender), auth, info, 32));
  const derive = (name: string, length: number) =>
    Buffer.from(hkdfSync('sha256', input, salt, `Content-Encoding: ${name}\0`, length));
  const decipher = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12));
  decipher.setAuthTag(record.subarray(-16));
  const plain = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()]);
  const end = plain.lastIndexOf(2);
  if (end < 0 || plain.subarray(end + 1).some((byte) => byte !== 0)) throw new Error('not the last record');
  return plain.subarray(0, end).toString();
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  if (request.headers['content-encoding'] !== 'aes128gcm') throw new Error('not encrypted as RFC 8291 says');
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks);
}
