import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { ROOT } from '../paths.ts';
import { run } from '../process/run.ts';
import { UserError } from '../process/user-error.ts';
import { DEFINITIONS_FILE, KUBERNETES_VERSION, packDefinitions } from './definitions.ts';

const MODULE = `k8s.io/kubernetes@v${KUBERNETES_VERSION}`;

/** `npm run k8s:schemas`: takes the kinds of Kubernetes from its own source, by Go. */
export async function main(): Promise<number> {
  const { code, stdout, output } = await run('go', ['mod', 'download', '-json', MODULE]);
  if (code !== 0) throw new UserError(`Fetching ${MODULE} with Go failed:\n${output}`);
  const { Dir: folder } = JSON.parse(stdout) as { Dir: string };
  const swagger = await readFile(path.join(folder, 'api/openapi-spec/swagger.json'), 'utf8');
  await writeFile(DEFINITIONS_FILE, packDefinitions(swagger));
  process.stdout.write(
    `${path.relative(ROOT, DEFINITIONS_FILE)} is that of Kubernetes ${KUBERNETES_VERSION}\n`,
  );
  return 0;
}
