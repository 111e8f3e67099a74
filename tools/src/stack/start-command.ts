import { once } from 'node:events';
import { LOCAL } from '../paths.ts';
import { stepsTo } from '../process/steps.ts';
import { startStack } from './start-stack.ts';

/** `npm start`: the whole product, until Ctrl-C. */
export async function main(): Promise<number> {
  const steps = stepsTo((line) => process.stdout.write(`${line}\n`));
  const ending = askedToEnd();
  try {
    const stack = await startStack({ dir: LOCAL, env: process.env, steps, signal: ending });
    const { demo, mailboxUrl, portalUrl } = stack.info();
    steps.note(`Demo account: ${demo.email} / ${demo.password}`);
    steps.note(`Mailbox: ${mailboxUrl ?? 'the mail server of SMTP_URL'}`);
    steps.note(`Ready: ${portalUrl}`);
    if (!ending.aborted) await once(ending, 'abort');
    await stack.stop();
  } catch (error) {
    if (!ending.aborted) throw error;
  }
  steps.note('Stopped.');
  return 0;
}

/** Ctrl-C may arrive several times, from the terminal and from npm: a further one changes nothing. */
function askedToEnd(): AbortSignal {
  const controller = new AbortController();
  const end = () => controller.abort();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, end);
  process.on('disconnect', end);
  return controller.signal;
}
