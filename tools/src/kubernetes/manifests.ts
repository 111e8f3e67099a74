import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseAllDocuments } from 'yaml';
import { goTool } from '../infra/go-tool.ts';
import { ROOT } from '../paths.ts';
import { run } from '../process/run.ts';
import { UserError } from '../process/user-error.ts';
import { readDefinitions } from './definitions.ts';
import { SCHEMA_LOCATION, writeSchemas } from './schemas.ts';

/** What is applied to a cluster. */
export interface Manifest {
  readonly apiVersion: string;
  readonly kind: string;
  readonly metadata: {
    readonly name: string;
    readonly namespace?: string;
    readonly labels?: Readonly<Record<string, string>>;
  };
  // biome-ignore lint/suspicious/noExplicitAny: each kind has a shape of its own, which kubeconform checks
  readonly [field: string]: any;
}

export const K8S = path.join(ROOT, 'deploy', 'k8s');

/** Manifests as text, as they are applied, and read. */
export interface Rendered {
  readonly text: string;
  readonly manifests: readonly Manifest[];
}

/** @param folder with a `kustomization.yaml` */
export async function render(folder: string): Promise<Rendered> {
  const { code, stdout, output } = await run(await goTool('kustomize'), ['build', folder]);
  if (code !== 0) throw new UserError(`${folder} cannot be rendered:\n${output.slice(0, 2000)}`);
  return {
    text: stdout,
    manifests: parseAllDocuments(stdout).map((document) => document.toJS() as Manifest),
  };
}

/** What kubeconform says of manifests. */
export interface Conformity {
  readonly problems: readonly string[];
  /** Kinds that operators bring, of whose shape nothing is known here. */
  readonly unknownKinds: readonly string[];
}

interface ConformResource {
  readonly kind: string;
  readonly name: string;
  readonly version: string;
  readonly status: string;
  readonly msg: string;
}

/** Compares manifests with what Kubernetes knows of their kinds. */
export async function checkSchemas(text: string): Promise<Conformity> {
  const folder = await mkdtemp(path.join(tmpdir(), 'kubernetes-schemas-'));
  try {
    await writeSchemas(folder, readDefinitions());
    const { stdout } = await run(
      await goTool('kubeconform'),
      [
        ...['-strict', '-verbose', '-ignore-missing-schemas', '-output', 'json'],
        ...['-schema-location', path.join(folder, SCHEMA_LOCATION)],
      ],
      { input: text },
    );
    const { resources } = JSON.parse(stdout) as { resources: readonly ConformResource[] };
    const skipped = resources.filter(({ status }) => status === 'statusSkipped');
    return {
      problems: resources
        .filter(({ status }) => status !== 'statusValid' && status !== 'statusSkipped')
        .map(({ kind, name, msg }) => `${kind} ${name}: ${msg}`),
      unknownKinds: [...new Set(skipped.map(({ kind, version }) => `${version}/${kind}`))].sort(),
    };
  } finally {
    await rm(folder, { recursive: true });
  }
}

interface ScoredObject {
  readonly object_name: string;
  readonly checks: readonly {
    readonly check: { readonly id: string };
    readonly grade: number;
    readonly skipped: boolean;
    readonly comments: readonly { readonly path: string; readonly summary: string }[] | null;
  }[];
}

const WELL = 10;

/** What kube-score has against manifests: `id of its check: object: what`. */
export async function findWeaknesses(text: string): Promise<string[]> {
  const { stdout } = await run(await goTool('kube-score'), ['score', '--output-format', 'json', '-'], {
    input: text,
  });
  const scored = JSON.parse(stdout) as readonly ScoredObject[];
  return scored.flatMap(({ object_name, checks }) =>
    checks
      .filter(({ grade, skipped }) => !skipped && grade < WELL)
      .map(({ check, comments }) => `${check.id}: ${object_name}: ${comments?.[0]?.summary ?? ''}`),
  );
}

/** Renders what a kustomization of these resources and components would be, below deploy/k8s. */
export async function renderTogether(
  resources: readonly string[],
  components: readonly string[],
  settings: readonly Manifest[] = [],
): Promise<Rendered> {
  const folder = await mkdtemp(path.join(tmpdir(), 'kustomization-'));
  try {
    const below = (name: string) => path.join(path.relative(folder, K8S), name);
    await writeFile(
      path.join(folder, 'settings.yaml'),
      settings.map((one) => JSON.stringify(one)).join('\n---\n'),
    );
    const kustomization = {
      apiVersion: 'kustomize.config.k8s.io/v1beta1',
      kind: 'Kustomization',
      resources: [...resources.map(below), ...(settings.length > 0 ? ['settings.yaml'] : [])],
      components: components.map(below),
    };
    await writeFile(path.join(folder, 'kustomization.yaml'), JSON.stringify(kustomization));
    return await render(folder);
  } finally {
    await rm(folder, { recursive: true });
  }
}
