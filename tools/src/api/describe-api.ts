import { run, tail } from '../process/run.ts';
import { UserError } from '../process/user-error.ts';
import { type PlanInput, type ProcessSpec, planProcesses } from '../stack/plan.ts';

const SERVICES = ['svc-identity', 'svc-tests', 'svc-stats'];
const SECRET = 'x'.repeat(32);

/** Settings that lead to no server. */
const NOWHERE: PlanInput = {
  portalPort: 1,
  cookieSuffix: '',
  mongodbUriOf: (database) => `mongodb://nowhere.invalid/${database}`,
  redisUrl: 'redis://nowhere.invalid',
  kafkaBrokers: 'nowhere.invalid:9092',
  smtpUrl: 'smtp://nowhere.invalid',
  mediaDir: '/nowhere',
  secrets: {
    keySecret: SECRET,
    sessionSecret: SECRET,
    sessionIdSecret: SECRET,
    csrfSecret: SECRET,
    testsToken: SECRET,
    statsToken: SECRET,
    hashSecret: SECRET,
  },
  demo: null,
  overrideHosts: '',
  nextPort: () => 1,
};

/**
 * The OpenAPI document of the API, from the routes that the services and the gateway really have. Nothing is started.
 * @throws UserError when a process cannot be described, e.g. since a route is not declared
 */
export async function describeApi(): Promise<object> {
  const specs = planProcesses(NOWHERE);
  const parts = await Promise.all(SERVICES.map((name) => describe(specOf(specs, name))));
  return describe(specOf(specs, 'gateway'), JSON.stringify(parts));
}

function specOf(specs: readonly ProcessSpec[], wanted: string): ProcessSpec {
  const spec = specs.find(({ name }) => name === wanted);
  if (!spec) throw new Error(`The plan has no ${wanted}`);
  return spec;
}

async function describe({ name, cwd, env }: ProcessSpec, input = ''): Promise<object> {
  const options = { cwd, env: { ...process.env, ...env }, input };
  const { code, output } = await run(process.execPath, ['src/commands/describe.ts'], options);
  if (code !== 0) throw new UserError(`${name} cannot be described:\n${tail(output)}`);
  return JSON.parse(output);
}
