import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { KUBERNETES_VERSION } from '../kubernetes/definitions.ts';
import { cachedFolder } from './cache.ts';
import { type GoPatch, goModule, runGo, withPatch } from './go-module.ts';

interface GoTool {
  readonly package: string;
  /** Its module in tools/go; one of its own name unless given. */
  readonly module?: string;
  /** Leaves out what we do not use of it. */
  readonly tags?: string;
  /** Variables that its release sets. */
  readonly variables?: string;
  readonly patch?: GoPatch;
}

const kubernetes = (name: string): GoTool => ({
  package: `k8s.io/kubernetes/cmd/${name}`,
  module: 'kubernetes',
  variables: `-X k8s.io/component-base/version.gitVersion=v${KUBERNETES_VERSION}`,
});

const containerd = (name: string): GoTool => ({
  package: `github.com/containerd/containerd/v2/cmd/${name}`,
  module: 'containerd',
  tags: 'no_btrfs,no_devmapper,no_zfs',
});

const mongoTool = (name: string): GoTool => ({
  package: `github.com/mongodb/mongo-tools/${name}/main`,
  module: 'mongo-tools',
});

/** A module of tools/go fixes the version of each, and the checksums of all that it is made of. */
const TOOLS = {
  promtool: {
    package: 'github.com/prometheus/prometheus/cmd/promtool',
    tags: 'remove_all_sd,enable_dns_sd',
  },
  compose: { package: '.' },
  kustomize: { package: 'sigs.k8s.io/kustomize/kustomize/v5' },
  kubeconform: { package: 'github.com/yannh/kubeconform/cmd/kubeconform' },
  actionlint: { package: 'github.com/rhysd/actionlint/cmd/actionlint' },
  syft: { package: 'github.com/anchore/syft/cmd/syft' },
  cosign: { package: 'github.com/sigstore/cosign/v3/cmd/cosign' },
  'kube-score': { package: 'github.com/zegl/kube-score/cmd/kube-score' },
  etcd: { package: 'go.etcd.io/etcd/server/v3' },
  'kube-apiserver': kubernetes('kube-apiserver'),
  'kube-controller-manager': kubernetes('kube-controller-manager'),
  'kube-scheduler': kubernetes('kube-scheduler'),
  'kube-proxy': kubernetes('kube-proxy'),
  kubelet: kubernetes('kubelet'),
  kubectl: kubernetes('kubectl'),
  containerd: containerd('containerd'),
  'containerd-shim-runc-v2': containerd('containerd-shim-runc-v2'),
  ctr: containerd('ctr'),
  crane: { package: 'github.com/google/go-containerregistry/cmd/crane' },
  pause: { package: '.' },
  mongodump: mongoTool('mongodump'),
  mongorestore: mongoTool('mongorestore'),
  coredns: { package: 'github.com/coredns/coredns' },
  'kube-router': { package: 'github.com/cloudnativelabs/kube-router/v2/cmd/kube-router' },
  'metrics-server': { package: 'sigs.k8s.io/metrics-server/cmd/metrics-server' },
  traefik: {
    package: 'github.com/traefik/traefik/v3/cmd/traefik',
    // it imports the programs of every seller of names, some of which no proxy of modules has
    patch: {
      module: 'github.com/go-acme/lego/v5',
      file: 'providers/dns/zz_gen_dns_providers.go',
      by: 'dns-providers.go',
    },
  },
} as const satisfies Record<string, GoTool>;

/** A program in Go that we build. */
export type GoToolName = keyof typeof TOOLS;

/** The path of a program in Go, which is built into the user's cache once; without C, so that it runs in any image. */
export async function goTool(name: GoToolName): Promise<string> {
  const { package: main, module = name, tags = '', variables = '', patch }: GoTool = TOOLS[name];
  const folder = goModule(module);
  const version = createHash('sha256')
    .update(readFileSync(path.join(folder, 'go.mod')))
    .update(tags)
    .update(variables);
  for (const file of globSync('*.go', { cwd: folder }).toSorted()) {
    version.update(readFileSync(path.join(folder, file)));
  }
  const built = await cachedFolder(`${name}-${version.digest('hex').slice(0, 12)}`, async (draft) => {
    const build = (flags: readonly string[]) =>
      runGo(module, [
        ...['build', '-mod=readonly', '-trimpath', `-ldflags=-s -w ${variables}`, ...flags],
        ...[`-tags=${tags}`, '-o', path.join(draft, name), main],
      ]);
    await (patch === undefined ? build([]) : withPatch(module, patch, build));
  });
  return path.join(built, name);
}
