import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePorts } from '../infra/ports.ts';
import { stepsTo } from '../process/steps.ts';
import { type Stack, startStack } from '../stack/start-stack.ts';
import { CONTROL_VARIABLE } from './stack-client.ts';

/** Many learners come from one address in a test. */
const GENEROUS_LIMITS = '1000';

/**
 * The whole product for the browser tests, with its own data and ports. The tests, which run in another
 * process, reach it through stack-client.ts. One that was started before serves the runs after it. Returns the tear-down.
 */
export async function startTestStack(): Promise<() => Promise<void>> {
  if (process.env[CONTROL_VARIABLE]) return async () => {};
  const dir = await mkdtemp(path.join(tmpdir(), 'zielona-fala-e2e-'));
  const [portalPort, mailboxPort] = await freePorts(2);
  const stack = await startStack({
    dir,
    portalPort,
    mailboxPort,
    env: {
      ...process.env,
      MONGODB_URI: '',
      REDIS_URL: '',
      KAFKA_BROKERS: '',
      SMTP_URL: '',
      RATE_LIMIT_SCALE: GENEROUS_LIMITS,
    },
    steps: stepsTo((line) => process.stderr.write(`${line}\n`)),
  });
  const control = createServer((request, response) => {
    answer(stack, request).then(
      // a connection that is kept can end while the next call is on its way
      (body) => response.writeHead(200, { connection: 'close' }).end(JSON.stringify(body)),
      (error: Error) => response.writeHead(500).end(error.message),
    );
  }).listen(0, '127.0.0.1');
  await once(control, 'listening');
  process.env[CONTROL_VARIABLE] = `http://127.0.0.1:${portOf(control)}`;
  return async () => {
    delete process.env[CONTROL_VARIABLE];
    control.close();
    await stack.stop();
    await rm(dir, { recursive: true, force: true });
  };
}

async function answer(stack: Stack, request: IncomingMessage) {
  const [, action, name = ''] = (request.url ?? '').split('/');
  if (action === 'kill') await stack.kill(name);
  else if (action === 'start') await stack.start(name);
  return stack.info();
}

const portOf = (server: Server) => (server.address() as { port: number }).port;
