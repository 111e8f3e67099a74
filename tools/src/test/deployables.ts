import path from 'node:path';
import type Joi from 'joi';
import { workspace } from '../paths.ts';

/** What is deployed by itself and runs on, and where its settings are declared. */
const PROCESSES = {
  shell: ['shell/server/config.ts', 'SHELL_CONFIG'],
  'mf-public': ['static-server/src/config.ts', 'STATIC_SERVER_CONFIG'],
  'mf-auth': ['static-server/src/config.ts', 'STATIC_SERVER_CONFIG'],
  'mf-dashboard': ['static-server/src/config.ts', 'STATIC_SERVER_CONFIG'],
  gateway: ['gateway/src/config.ts', 'GATEWAY_CONFIG'],
  'svc-identity': ['svc-identity/src/config.ts', 'IDENTITY_CONFIG'],
  'svc-tests': ['svc-tests/src/config.ts', 'TESTS_CONFIG'],
  'svc-stats': ['svc-stats/src/config.ts', 'STATS_CONFIG'],
} as const;

/** What runs once, from an image of its own. */
const COMMANDS = {
  'bank-import': ['bank-import/src/config.ts', 'IMPORT_BANK_CONFIG'],
} as const;

const SCHEMAS = { ...PROCESSES, ...COMMANDS };

export type Deployable = keyof typeof PROCESSES;

export const DEPLOYABLES = Object.keys(PROCESSES) as Deployable[];

/** Variables that Node and OpenTelemetry read by themselves. */
const OF_THE_RUNTIME = /^(NODE_EXTRA_CA_CERTS|OTEL_\w+)$/;

/** What the image of a remote says itself. */
const OF_THE_IMAGE: Readonly<Partial<Record<keyof typeof SCHEMAS, Readonly<Record<string, string>>>>> =
  Object.fromEntries(
    DEPLOYABLES.filter((name) => name.startsWith('mf-')).map((name) => [name, { FILES_DIR: '/dist' }]),
  );

/** What is wrong with the environment that a deployable or a command is started in: names that it does not read, values it refuses. */
export async function findSettingsProblems(
  name: keyof typeof SCHEMAS,
  environment: Readonly<Record<string, string>>,
): Promise<string[]> {
  const [file, exported] = SCHEMAS[name];
  const module = (await import(path.join(workspace('.'), file))) as Record<string, Joi.ObjectSchema>;
  const schema = module[exported];
  if (schema === undefined) throw new Error(`${file} has no ${exported}`);
  const known = Object.keys(schema.describe().keys as object);
  const unread = Object.keys(environment).filter((key) => !known.includes(key) && !OF_THE_RUNTIME.test(key));
  const settings = { NODE_ENV: 'production', ...OF_THE_IMAGE[name], ...environment };
  const { error } = schema.validate(settings, { abortEarly: false, stripUnknown: true });
  return [
    ...unread.map((key) => `${name} does not read ${key}`),
    ...(error?.details ?? []).map(({ path: [key], type }) => `${name} refuses ${String(key)}: ${type}`),
  ];
}
