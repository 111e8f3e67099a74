import { connectMongo } from '@zielona-fala/service-kit/mongo';
import type { Connection } from 'mongoose';
import { withDatabase } from '../infra/mongo-uri.ts';
import type { StackFile } from '../stack/stack-file.ts';

export const CONTROL_VARIABLE = 'STACK_CONTROL_URL';

/** The addresses of the stack the browser tests run against. */
export const stackInfo = (): Promise<StackFile> => control('GET', '');

/** SIGKILL to one process (`svc-stats`, `mf-dashboard`, …), which stays down until {@link startProcess}. */
export const killProcess = (name: string): Promise<StackFile> => control('POST', `kill/${name}`);

/** Starts a killed process at its old address and waits until it is ready. */
export const startProcess = (name: string): Promise<StackFile> => control('POST', `start/${name}`);

/** A service's database of that stack. The caller closes it. */
export const databaseOf = async (name: 'identity' | 'tests' | 'stats'): Promise<Connection> =>
  connectMongo(withDatabase((await stackInfo()).mongodbUri, name));

async function control(method: string, path: string): Promise<StackFile> {
  const origin = process.env[CONTROL_VARIABLE];
  if (!origin) throw new Error(`${CONTROL_VARIABLE} is not set: run this through the Jest project e2e`);
  const answer = await fetch(`${origin}/${path}`, { method });
  if (!answer.ok) throw new Error(`The stack refused ${method} /${path}: ${await answer.text()}`);
  return (await answer.json()) as StackFile;
}
