import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { run, tail } from '../process/run.ts';
import { UserError } from '../process/user-error.ts';
import { cachedFolder } from './cache.ts';
import { freePort } from './ports.ts';
import { requireJava, requireMaven } from './prerequisites.ts';
import { type InfraServer, keepRunning, type ServerLocation } from './server.ts';

const VERSION = '3.5.1';
const VARIABLE = 'OTEL_EXPORTER_OTLP_ENDPOINT';

/** A viewer of traces, kept in memory, with a page in the browser at its address. */
export async function provideZipkin(location: ServerLocation): Promise<InfraServer> {
  const java = await requireJava('Zipkin', VARIABLE);
  const program = await fetchZipkin();
  const address = `http://127.0.0.1:${await freePort()}`;
  await mkdir(location.dataDir, { recursive: true });
  const { port } = new URL(address);
  const args = [
    '-Xmx256m',
    `-Darmeria.ports[0].port=${port}`,
    '-Darmeria.ports[0].ip=127.0.0.1',
    '-Darmeria.ports[0].protocols[0]=http',
    '-jar',
    program,
  ];
  return keepRunning(
    {
      name: 'Zipkin',
      address,
      command: { command: java, args, cwd: location.dataDir },
      ready: () => checkHealth(address),
    },
    location,
  );
}

async function fetchZipkin(): Promise<string> {
  const file = `zipkin-server-${VERSION}-slim.jar`;
  const folder = await cachedFolder(`zipkin-${VERSION}`, async (draft) => {
    const maven = requireMaven('Zipkin', VARIABLE);
    const artifact = `-Dartifact=io.zipkin:zipkin-server:${VERSION}:jar:slim`;
    const { code, output } = await run(maven, [
      ...['-q', '-B', 'dependency:copy', artifact, `-DoutputDirectory=${draft}`],
    ]);
    if (code !== 0) throw new UserError(`Fetching Zipkin ${VERSION} with Maven failed:\n${tail(output)}`);
  });
  return path.join(folder, file);
}

async function checkHealth(address: string): Promise<void> {
  const { ok, status } = await fetch(`${address}/health`);
  if (!ok) throw new Error(`Zipkin answers ${status}`);
}
