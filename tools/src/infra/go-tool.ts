import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { workspace } from '../paths.ts';
import { run, tail } from '../process/run.ts';
import { UserError } from '../process/user-error.ts';
import { cachedFolder } from './cache.ts';
import { findProgram } from './prerequisites.ts';

interface GoTool {
  readonly package: string;
  /** Leaves out what we do not use of it. */
  readonly tags: string;
}

/** Each with a module of its name in tools/go, which fixes its version and the checksums of all that it is made of. */
const TOOLS = {
  promtool: {
    package: 'github.com/prometheus/prometheus/cmd/promtool',
    tags: 'remove_all_sd,enable_dns_sd',
  },
  compose: { package: '.', tags: '' },
  kustomize: { package: 'sigs.k8s.io/kustomize/kustomize/v5', tags: '' },
  kubeconform: { package: 'github.com/yannh/kubeconform/cmd/kubeconform', tags: '' },
  'kube-apiserver': { package: 'k8s.io/kubernetes/cmd/kube-apiserver', tags: '' },
  etcd: { package: 'go.etcd.io/etcd/server/v3', tags: '' },
  actionlint: { package: 'github.com/rhysd/actionlint/cmd/actionlint', tags: '' },
  syft: { package: 'github.com/anchore/syft/cmd/syft', tags: '' },
  cosign: { package: 'github.com/sigstore/cosign/v3/cmd/cosign', tags: '' },
  'kube-score': { package: 'github.com/zegl/kube-score/cmd/kube-score', tags: '' },
} as const satisfies Record<string, GoTool>;

/** The path of a program in Go, which is built into the user's cache once. */
export async function goTool(name: keyof typeof TOOLS): Promise<string> {
  const module = path.join(workspace('tools'), 'go', name);
  const { package: main, tags } = TOOLS[name];
  const sources = globSync('*.go', { cwd: module }).toSorted();
  const version = createHash('sha256')
    .update(readFileSync(path.join(module, 'go.mod')))
    .update(tags);
  for (const file of sources) version.update(readFileSync(path.join(module, file)));
  const folder = await cachedFolder(`${name}-${version.digest('hex').slice(0, 12)}`, async (draft) => {
    const go = findProgram('go');
    if (go === null) throw new UserError(`${name} cannot be built: Go is missing; install it (golang).`);
    const { code, output } = await run(go, [
      ...['build', '-C', module, '-mod=readonly', '-trimpath', '-ldflags=-s -w', `-tags=${tags}`],
      ...['-o', path.join(draft, name), main],
    ]);
    if (code !== 0) throw new UserError(`Building ${name} failed:\n${tail(output)}`);
  });
  return path.join(folder, name);
}
