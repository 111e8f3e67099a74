import { once } from 'node:events';
import { parseArgs } from 'node:util';
import { LOCAL } from '../paths.ts';
import { stepsTo } from '../process/steps.ts';
import { UserError } from '../process/user-error.ts';
import { startStack } from './start-stack.ts';

/** `npm start [-- --traces]`: the whole product, until Ctrl-C. @throws UserError for an option that there is not */
export async function main(args: string[]): Promise<number> {
  const traces = readOptions(args).traces;
  const steps = stepsTo((line) => process.stdout.write(`${line}\n`));
  const ending = askedToEnd();
  try {
    const stack = await startStack({ dir: LOCAL, env: process.env, steps, traces, signal: ending });
    const { demo, mailboxUrl, portalUrl, tracesUrl } = stack.info();
    steps.note(`Demo account: ${demo.email} / ${demo.password}`);
    steps.note(`Mailbox: ${mailboxUrl ?? 'the mail server of SMTP_URL'}`);
    if (tracesUrl) steps.note(`Traces: ${tracesUrl}`);
    steps.note(`Ready: ${portalUrl}`);
    if (!ending.aborted) await once(ending, 'abort');
    await stack.stop();
  } catch (error) {
    if (!ending.aborted) throw error;
  }
  steps.note('Stopped.');
  return 0;
}

function readOptions(args: string[]): { traces: boolean } {
  try {
    const { values } = parseArgs({ args, options: { traces: { type: 'boolean', default: false } } });
    return values;
  } catch {
    throw new UserError(
      'npm start takes one option: npm start -- --traces, with a viewer of what each call does.',
    );
  }
}

/** Ctrl-C may arrive several times, from the terminal and from npm: a further one changes nothing. */
function askedToEnd(): AbortSignal {
  const controller = new AbortController();
  const end = () => controller.abort();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, end);
  process.on('disconnect', end);
  return controller.signal;
}
