import path from 'node:path';
import { type Infra, startInfra } from '../infra/infra.ts';
import { TRANSACTION_SECONDS } from '../infra/mongo.ts';
import { withDatabase } from '../infra/mongo-uri.ts';
import { choosePort, freePorts } from '../infra/ports.ts';
import { allOrFirstFailure } from '../process/settle.ts';
import { noteCrash, type Steps, silentSteps } from '../process/steps.ts';
import { type Supervised, supervise } from '../process/supervisor.ts';
import { UserError } from '../process/user-error.ts';
import { loadBank } from './bank.ts';
import { buildChanged } from './build.ts';
import { terminalLine } from './log-lines.ts';
import { nodeProcess } from './node-process.ts';
import { type PlanInput, PORTS_OF_PLAN, type ProcessSpec, planProcesses } from './plan.ts';
import { readSecrets } from './secrets.ts';
import { mediaDirOf, removeStackFile, runningStack, type StackFile, writeStackFile } from './stack-file.ts';

export interface StackOptions {
  /** Holds the stack's data, logs, secrets and `stack.json`; two stacks need two folders. */
  dir: string;
  /** Settings: PORTAL_PORT, MAILBOX_PORT, MONGODB_URI, REDIS_URL, KAFKA_BROKERS, SMTP_URL and what processes read. */
  env?: NodeJS.ProcessEnv;
  portalPort?: number;
  mailboxPort?: number;
  steps?: Steps;
  /** Whether every process tells of its work to a viewer of traces. */
  traces?: boolean;
  /** Ends an unfinished start; what is running by then is stopped. */
  signal?: AbortSignal;
}

export interface Stack {
  info: () => StackFile;
  /** SIGKILL to one process, which stays down until it is started. */
  kill: (name: string) => Promise<void>;
  /** Starts one process that is down, at its old address, and waits until it is ready. */
  start: (name: string) => Promise<void>;
  /** Ends everything, the portal first and the databases last. */
  stop: () => Promise<void>;
}

const DEMO = { username: 'demo', email: 'demo@example.test' };

/** Starts the whole product on this machine. @throws UserError when a prerequisite or a port is missing */
export async function startStack(options: StackOptions): Promise<Stack> {
  const { dir, env = {}, steps = silentSteps, signal } = options;
  const running = runningStack(dir);
  if (running)
    throw new UserError(`The stack already runs here, at ${running.portalUrl} (process ${running.pid}).`);
  const portalPort =
    options.portalPort ??
    (await choosePort({ variable: 'PORTAL_PORT', value: env.PORTAL_PORT, standard: 8080 }));
  const mailboxOptions = { variable: 'MAILBOX_PORT', value: env.MAILBOX_PORT, standard: 1080 };
  const mailboxPort = options.mailboxPort ?? (await choosePort({ ...mailboxOptions, reserved: portalPort }));
  const secrets = await readSecrets(dir);
  const demo = { ...DEMO, password: secrets.demoPassword };

  const infraStart = startInfra({
    ...{ dir, env, steps, mailboxPort, traces: options.traces ?? false },
    transactionSeconds: TRANSACTION_SECONDS,
  });
  const supervised: Supervised[] = [];
  const stop = async () => {
    for (const wave of stopWaves(supervised)) await Promise.all(wave.map((process) => process.stop()));
    await infraStart.then(
      (infra) => infra.stop(),
      () => {},
    );
    await removeStackFile(dir);
  };
  try {
    await allOrFirstFailure([infraStart, buildChanged(steps, signal)]);
    signal?.throwIfAborted();
    const infra = await infraStart;
    const specs = planProcesses(
      await planInput(infra, { portalPort, secrets, demo, mediaDir: mediaDirOf(dir, env) }),
    );
    const info = () => describe(infra, specs, supervised, demo, `http://localhost:${portalPort}`);
    const processEnv = { ...env, ...traceSettings(infra) };
    supervised.push(
      ...specs.map((spec) =>
        supervise(nodeProcess(spec, hooks(spec, { dir, env: processEnv, steps })), noteCrash(steps)),
      ),
    );
    await writeStackFile(dir, info());
    const bankLog = path.join(dir, 'logs', 'bank.log');
    await steps.step('Question bank', () => loadBank(withDatabase(infra.mongo.address, 'tests'), bankLog));
    signal?.throwIfAborted();
    signal?.addEventListener('abort', () => void Promise.all(supervised.map((process) => process.stop())));
    await allOrFirstFailure(supervised.map((process) => steps.step(process.name, process.start)));
    await writeStackFile(dir, info());
    const find = (name: string) => named(supervised, name);
    return { info, stop, kill: async (name) => find(name).kill(), start: async (name) => find(name).start() };
  } catch (error) {
    await stop();
    throw error;
  }
}

const traceSettings = ({ traces }: Infra): NodeJS.ProcessEnv =>
  traces === null ? {} : { OTEL_EXPORTER_ZIPKIN_ENDPOINT: `${traces.address}/api/v2/spans` };

interface Given {
  portalPort: number;
  secrets: PlanInput['secrets'];
  demo: StackFile['demo'];
  mediaDir: string;
}

async function planInput(infra: Infra, given: Given): Promise<PlanInput> {
  const ports = await freePorts(PORTS_OF_PLAN);
  return {
    ...given,
    cookieSuffix: String(given.portalPort),
    mongodbUriOf: (database) => withDatabase(infra.mongo.address, database),
    redisUrl: infra.redis.address,
    kafkaBrokers: infra.kafka.address,
    smtpUrl: infra.mailbox?.address ?? '',
    overrideHosts: 'localhost',
    nextPort: () => {
      const port = ports.pop();
      if (port === undefined) throw new Error('The plan takes more ports than were reserved');
      return port;
    },
  };
}

function hooks(
  spec: ProcessSpec,
  { dir, env, steps }: { dir: string; env: NodeJS.ProcessEnv; steps: Steps },
) {
  return {
    logFile: path.join(dir, 'logs', `${spec.name}.log`),
    baseEnv: { NODE_ENV: 'development', ...env },
    onLine: (line: string) => {
      const shown = terminalLine(spec.name, line);
      if (shown) steps.note(shown);
    },
  };
}

/** Every process stops before those that it calls. */
function stopWaves(supervised: Supervised[]): Supervised[][] {
  const isOuter = ({ name }: Supervised) => name === 'shell' || name.startsWith('mf-');
  const isGateway = ({ name }: Supervised) => name === 'gateway';
  const inner = supervised.filter((process) => !isOuter(process) && !isGateway(process));
  return [supervised.filter(isOuter), supervised.filter(isGateway), inner];
}

function named(supervised: Supervised[], name: string): Supervised {
  const found = supervised.find((process) => process.name === name);
  if (!found) throw new Error(`There is no process ${name} in this stack`);
  return found;
}

function describe(
  infra: Infra,
  specs: ProcessSpec[],
  supervised: Supervised[],
  demo: StackFile['demo'],
  portalUrl: string,
): StackFile {
  const addresses = specs.map(({ name, url, probeUrl }) => {
    const pid = supervised.find((process) => process.name === name)?.pid() ?? null;
    return [name, { url, probeUrl, pid }] as const;
  });
  return {
    pid: process.pid,
    portalUrl,
    mailboxUrl: infra.mailbox?.webUrl ?? null,
    tracesUrl: infra.traces?.address ?? null,
    demo,
    mongodbUri: infra.mongo.address,
    redisUrl: infra.redis.address,
    kafkaBrokers: infra.kafka.address,
    processes: Object.fromEntries(addresses),
  };
}
