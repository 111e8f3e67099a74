import { mkdir, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { freePort } from './ports.ts';
import { foreign, type InfraServer, keepRunning, LOOPBACK, type ServerLocation } from './server.ts';

export interface Mailbox extends InfraServer {
  /** Where the mails are shown; null when they go to the server of `SMTP_URL`. */
  webUrl: string | null;
}

/** A mail server that delivers nowhere and shows its mails on a page, or the server of `SMTP_URL`. */
export async function provideMailbox(
  location: ServerLocation,
  smtpUrl: string | undefined,
  webPort: number,
): Promise<Mailbox> {
  if (smtpUrl) return { ...foreign(smtpUrl), webUrl: null };
  const manifest = createRequire(import.meta.url).resolve('maildev/package.json');
  const smtpPort = await freePort();
  const { host = LOOPBACK, dataDir } = location;
  // its mails lie in a new folder among temporary ones each time, and stay there when it ends
  await rm(dataDir, { recursive: true, force: true });
  await mkdir(dataDir, { recursive: true });
  const args = [
    ...[`TMPDIR=${dataDir}`, process.execPath],
    path.join(path.dirname(manifest), 'bin', 'maildev'),
    ...['--smtp', String(smtpPort), '--ip', host],
    ...['--web', String(webPort), '--web-ip', '127.0.0.1'],
  ];
  const page = async () => {
    const answer = await fetch(`http://127.0.0.1:${webPort}/email`);
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`status ${answer.status}`);
  };
  const server = await keepRunning(
    {
      name: 'Mailbox',
      address: `smtp://${host}:${smtpPort}`,
      command: { command: 'env', args, cwd: path.dirname(location.logFile) },
      ready: page,
    },
    location,
  );
  return { ...server, webUrl: `http://localhost:${webPort}` };
}
