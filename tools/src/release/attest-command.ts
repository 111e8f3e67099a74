import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { goTool } from '../infra/go-tool.ts';
import { run, tail } from '../process/run.ts';
import { say } from '../process/say.ts';
import { UserError } from '../process/user-error.ts';
import { provenanceOf } from './provenance.ts';

const USAGE = `npm run attest -- <image>@sha256:…
Of an image that lies in a registry: lists its packages (SBOM by Syft), signs it, and attests the list and, in a
pipeline, how the image was built (cosign). Signs as the pipeline; with COSIGN_KEY by that key, and tells no public log.`;

const BY_DIGEST = /@sha256:[0-9a-f]{64}$/;

/** `npm run attest`: what makes an image one that a cluster can trust. */
export async function main([image = '', ...more]: string[]): Promise<number> {
  if (!BY_DIGEST.test(image) || more.length > 0) throw new UserError(USAGE);
  const [syft, cosign] = [await goTool('syft'), await goTool('cosign')];
  const folder = await mkdtemp(path.join(tmpdir(), 'attest-'));
  try {
    const key = process.env.COSIGN_KEY;
    const identity = key ? ['--key', key, '--tlog-upload=false', '--use-signing-config=false'] : [];
    const attest = async (type: string, predicate: string) => {
      await call(cosign, ['attest', '--yes', ...identity, '--type', type, '--predicate', predicate, image]);
      say(`attested: ${type}`);
    };
    const packages = path.join(folder, 'packages.spdx.json');
    await call(syft, ['scan', `registry:${image}`, '--output', `spdx-json=${packages}`]);
    await call(cosign, ['sign', '--yes', ...identity, image]);
    say(`signed: ${image}`);
    await attest('spdxjson', packages);
    const provenance = provenanceOf(process.env);
    if (provenance !== null) {
      const file = path.join(folder, 'provenance.json');
      await writeFile(file, JSON.stringify(provenance));
      await attest('slsaprovenance1', file);
    }
    return 0;
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function call(program: string, args: string[]): Promise<void> {
  const { code, output } = await run(program, args);
  if (code !== 0) throw new UserError(`${path.basename(program)} ${args[0]} failed:\n${tail(output)}`);
}
