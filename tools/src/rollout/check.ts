import { EXAMPLE_OPERATOR } from '@zielona-fala/service-kit/process';
import type { Manifest } from '../kubernetes/manifests.ts';
import { PLACEHOLDER } from './set-image.ts';

/** Keys by the name of their secret. */
export type Secrets = ReadonlyMap<string, ReadonlySet<string>>;

interface PodSpec {
  readonly containers: readonly Container[];
  readonly initContainers?: readonly Container[];
  readonly volumes?: readonly {
    readonly secret?: { readonly secretName: string; readonly items?: readonly { readonly key: string }[] };
  }[];
}

interface Container {
  readonly image: string;
  readonly env?: readonly {
    readonly valueFrom?: {
      readonly secretKeyRef?: { readonly name: string; readonly key: string; readonly optional?: boolean };
    };
  }[];
}

/**
 * What keeps an overlay from being rolled out, one sentence each.
 * @param secrets those of the namespace; null when the cluster is not asked
 */
export function findRolloutProblems(manifests: readonly Manifest[], secrets: Secrets | null): string[] {
  return [
    ...findImageProblems(manifests),
    ...findOperatorProblems(manifests),
    ...findVolumesWithoutClass(manifests),
    ...(secrets === null ? [] : findMissingSecrets(manifests, secrets)),
  ];
}

function findImageProblems(manifests: readonly Manifest[]): string[] {
  const images = new Set(manifests.flatMap(containersOf).map(({ image }) => image));
  return [...images].toSorted().flatMap((image) => {
    if (image.startsWith(PLACEHOLDER)) {
      return [
        `The image ${image} lies nowhere: npm run rollout -- set names the one that a pipeline has pushed.`,
      ];
    }
    if (/@sha256:[0-9a-f]{64}$/.test(image) || !OWN.test(image)) return [];
    return [`The image ${image} is named without its digest, by which its signature is checked.`];
  });
}

/** What a pipeline of ours has built, wherever it lies. */
const OWN = /\/(shell|gateway|mf-[a-z]+|svc-[a-z]+|bank-import)(:[\w.-]+)?$/;

function findOperatorProblems(manifests: readonly Manifest[]): string[] {
  const example = manifests.find(
    ({ kind, metadata, data }) =>
      kind === 'ConfigMap' &&
      metadata.name.startsWith('operator') &&
      data?.OPERATOR_NAME === EXAMPLE_OPERATOR,
  );
  return example === undefined
    ? []
    : [`operator.env still names ${EXAMPLE_OPERATOR}: put in who runs the installation.`];
}

function findVolumesWithoutClass(manifests: readonly Manifest[]): string[] {
  return manifests
    .filter(({ kind, spec }) => kind === 'PersistentVolumeClaim' && spec.storageClassName === undefined)
    .map(
      ({ metadata }) => `The volume ${metadata.name} has no storage class: the component storage names it.`,
    );
}

function findMissingSecrets(manifests: readonly Manifest[], secrets: Secrets): string[] {
  const missing = new Set<string>();
  for (const { name, key } of manifests.flatMap(secretsOf)) {
    const keys = secrets.get(name);
    if (madeHere(manifests).has(name)) continue;
    if (keys === undefined) missing.add(`The secret ${name} is missing.`);
    else if (key !== null && !keys.has(key)) missing.add(`The secret ${name} has no key ${key}.`);
  }
  return [...missing].toSorted();
}

/** Secrets that operators write once what is applied is there. */
function madeHere(manifests: readonly Manifest[]): ReadonlySet<string> {
  return new Set(
    manifests.flatMap(({ kind, spec, metadata }) => {
      if (kind === 'Certificate') return [spec.secretName];
      if (kind === 'KafkaUser') return [`kafka-${metadata.name}`];
      if (kind === 'ExternalSecret') return [spec.target?.name ?? metadata.name];
      if (kind === 'MongoDBCommunity') {
        return spec.users.map((user: Manifest) => user.connectionStringSecretName);
      }
      return [];
    }),
  );
}

function secretsOf(manifest: Manifest): { name: string; key: string | null }[] {
  const ofEnvironment = containersOf(manifest)
    .flatMap(({ env = [] }) => env)
    .flatMap(({ valueFrom }) => valueFrom?.secretKeyRef ?? [])
    .filter(({ optional }) => !optional)
    .map(({ name, key }) => ({ name, key }));
  const ofVolumes = (podOf(manifest)?.volumes ?? []).flatMap(({ secret }) =>
    secret === undefined
      ? []
      : (secret.items ?? [{ key: null }]).map(({ key }) => ({ name: secret.secretName, key })),
  );
  return [...ofEnvironment, ...ofVolumes, ...ofOperators(manifest)];
}

/** What operators read to do what a manifest asks of them. */
function ofOperators({ kind, spec }: Manifest): { name: string; key: string }[] {
  if (kind === 'MongoDBCommunity') {
    return spec.users.map(({ passwordSecretRef: { name, key = 'password' } }: Manifest) => ({ name, key }));
  }
  if (kind !== 'TriggerAuthentication') return [];
  return (spec.secretTargetRef ?? []).map(({ name, key }: Manifest) => ({ name, key }));
}

const containersOf = (manifest: Manifest): readonly Container[] => {
  const pod = podOf(manifest);
  return pod === undefined ? [] : [...pod.containers, ...(pod.initContainers ?? [])];
};

function podOf({ kind, spec }: Manifest): PodSpec | undefined {
  if (kind === 'CronJob') return spec.jobTemplate.spec.template.spec;
  return ['Deployment', 'StatefulSet', 'DaemonSet', 'Job'].includes(kind) ? spec.template.spec : undefined;
}
