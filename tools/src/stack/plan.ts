import path from 'node:path';
import { workspace } from '../paths.ts';
import type { Secrets } from './secrets.ts';

/** One Node process of the product: what to run and how to ask it whether it is ready. */
export interface ProcessSpec {
  name: string;
  /** Folder it runs in; its arguments are relative to it. */
  cwd: string;
  args: string[];
  env: Record<string, string>;
  url: string;
  probeUrl: string;
  readyUrl: string;
}

/** Everything the processes must be told. Ports are those of this machine. */
export interface PlanInput {
  portalPort: number;
  cookieSuffix: string;
  mongodbUriOf: (database: string) => string;
  redisUrl: string;
  kafkaBrokers: string;
  smtpUrl: string;
  /** Where imported pictures and films lie. */
  mediaDir: string;
  secrets: Omit<Secrets, 'demoPassword'>;
  /** An active account that is there from the start; production allows none. */
  demo: { username: string; email: string; password: string } | null;
  /** Hosts that a browser may take remotes from instead; production refuses any. */
  overrideHosts: string;
  /** Takes the next free port of this stack. */
  nextPort: () => number;
}

export const REMOTES = ['mf-public', 'mf-auth', 'mf-dashboard'] as const;
export const BUILT = ['shell', ...REMOTES] as const;

/** How many ports the plan takes: two for each service, the gateway and each remote; the shell's own is given. */
export const PORTS_OF_PLAN = 2 * (4 + REMOTES.length) + 1;

/** Nobody: letters to it arrive in the local mailbox. */
const OPERATOR = {
  OPERATOR_NAME: 'Jan Przykładowy',
  OPERATOR_ADDRESS: 'ul. Przykładowa 1, 00-001 Warszawa, Polska',
  OPERATOR_EMAIL: 'operator@zielona-fala.example',
};

const TOKENS = { TOKEN_ISSUER: 'zielona-fala-identity', TOKEN_AUDIENCE: 'zielona-fala' };
const origin = (port: number) => `http://localhost:${port}`;

/** The product's processes and the addresses they have for each other. */
export function planProcesses(input: PlanInput): ProcessSpec[] {
  const portalUrl = origin(input.portalPort);
  const identity = node('svc-identity', 'src/main.ts', input.nextPort(), input.nextPort());
  const tests = node('svc-tests', 'src/main.ts', input.nextPort(), input.nextPort());
  const stats = node('svc-stats', 'src/main.ts', input.nextPort(), input.nextPort());
  const gateway = node('gateway', 'src/main.ts', input.nextPort(), input.nextPort());
  const shell = node('shell', 'server/main.ts', input.portalPort, input.nextPort());
  const remotes = REMOTES.map((name) => remote(name, input.nextPort(), input.nextPort()));

  const service = (database: string) => ({
    ...TOKENS,
    MONGODB_URI: input.mongodbUriOf(database),
    REDIS_URL: input.redisUrl,
    KAFKA_BROKERS: input.kafkaBrokers,
  });
  const identityClient = (token: string) => ({
    JWKS_URL: `${identity.url}/.well-known/jwks.json`,
    IDENTITY_URL: identity.url,
    IDENTITY_TOKEN: token,
  });
  const { demo } = input;
  Object.assign(identity.env, service('identity'), {
    PUBLIC_URL: portalUrl,
    TESTS_URL: tests.url,
    TESTS_TOKEN: input.secrets.testsToken,
    STATS_URL: stats.url,
    STATS_TOKEN: input.secrets.statsToken,
    SMTP_URL: input.smtpUrl,
    MAIL_FROM: 'no-reply@zielona-fala.example',
    ...OPERATOR,
    KEY_SECRET: input.secrets.keySecret,
    SESSION_SECRET: input.secrets.sessionSecret,
    SESSION_ID_SECRET: input.secrets.sessionIdSecret,
    COOKIE_SUFFIX: input.cookieSuffix,
    VAPID_PRIVATE_KEY: input.secrets.vapidPrivateKey,
    ...(demo && { DEMO_ACCOUNT: `${demo.username}:${demo.email}:${demo.password}` }),
  });
  Object.assign(tests.env, service('tests'), identityClient(input.secrets.testsToken), {
    HASH_SECRET: input.secrets.hashSecret,
    MEDIA_DIR: input.mediaDir,
  });
  Object.assign(stats.env, service('stats'), identityClient(input.secrets.statsToken));
  Object.assign(gateway.env, {
    IDENTITY_URL: identity.url,
    TESTS_URL: tests.url,
    STATS_URL: stats.url,
    CSRF_SECRET: input.secrets.csrfSecret,
    SESSION_ID_SECRET: input.secrets.sessionIdSecret,
    COOKIE_SUFFIX: input.cookieSuffix,
    PUBLIC_URL: portalUrl,
    REDIS_URL: input.redisUrl,
  });
  Object.assign(shell.env, {
    ...OPERATOR,
    GATEWAY_URL: gateway.url,
    PUBLIC_URL: portalUrl,
    REMOTE_OVERRIDE_HOSTS: input.overrideHosts,
    ...Object.fromEntries(remotes.map(({ name, url }) => [remoteVariable(name), url])),
  });
  return [identity, tests, stats, gateway, ...remotes, shell];
}

const remoteVariable = (name: string) => `REMOTE_${name.replace('mf-', '').toUpperCase()}_URL`;

function node(name: string, entry: string, port: number, probePort: number): ProcessSpec {
  const probeUrl = origin(probePort);
  return {
    name,
    cwd: workspace(name),
    args: ['--max-semi-space-size=4', '--import', '@zielona-fala/service-kit/tracing', entry],
    env: { PORT: String(port), PROBE_PORT: String(probePort), OTEL_SERVICE_NAME: name },
    url: origin(port),
    probeUrl,
    readyUrl: `${probeUrl}/readyz`,
  };
}

function remote(name: string, port: number, probePort: number): ProcessSpec {
  const server = node('static-server', 'src/main.ts', port, probePort);
  return {
    ...server,
    name,
    env: {
      ...server.env,
      OTEL_SERVICE_NAME: name,
      PUBLIC_URL: server.url,
      FILES_DIR: path.join(workspace(name), 'dist'),
    },
  };
}
