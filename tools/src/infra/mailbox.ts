import { createRequire } from 'node:module';
import path from 'node:path';
import { spawnGuarded } from '../process/guarded.ts';
import { until } from '../process/until.ts';
import { freePort } from './ports.ts';
import { foreign, type InfraPlace, type InfraServer } from './server.ts';

export interface Mailbox extends InfraServer {
  /** Where the mails are shown; null when they go to the server of `SMTP_URL`. */
  webUrl: string | null;
}

/** A mail server that delivers nowhere and shows its mails on a page, or the server of `SMTP_URL`. */
export async function provideMailbox(
  place: InfraPlace,
  smtpUrl: string | undefined,
  webPort: number,
): Promise<Mailbox> {
  if (smtpUrl) return { ...foreign(smtpUrl), webUrl: null };
  const manifest = createRequire(import.meta.url).resolve('maildev/package.json');
  const smtpPort = await freePort();
  const server = spawnGuarded({
    command: process.execPath,
    args: [
      path.join(path.dirname(manifest), 'bin', 'maildev'),
      ...['--smtp', String(smtpPort), '--ip', '127.0.0.1'],
      ...['--web', String(webPort), '--web-ip', '127.0.0.1'],
    ],
    cwd: path.dirname(place.logFile),
    env: process.env,
    logFile: place.logFile,
  });
  const webUrl = `http://localhost:${webPort}`;
  const hopeless = () => (server.hasExited() ? `maildev ended, see ${place.logFile}` : null);
  const page = async () => {
    const answer = await fetch(`http://127.0.0.1:${webPort}/email`);
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`status ${answer.status}`);
  };
  try {
    await until('The mailbox', page, { timeoutMs: 30_000, hopeless });
  } catch (error) {
    await server.kill();
    throw error;
  }
  return { address: `smtp://127.0.0.1:${smtpPort}`, pid: server.pid, webUrl, stop: () => server.stop() };
}
