import type { Manifest } from './manifests.ts';

type Labels = Readonly<Record<string, string>>;

/** A pod, as far as network policies look at it. */
export interface Pod {
  readonly name: string;
  readonly labels: Labels;
}

interface Selector {
  readonly matchLabels?: Labels;
  readonly matchExpressions?: readonly { key: string; operator: string; values: readonly string[] }[];
}

interface Peer {
  readonly podSelector?: Selector;
  readonly namespaceSelector?: Selector;
}

interface Rule {
  readonly from?: readonly Peer[];
  readonly to?: readonly Peer[];
}

interface Policy {
  readonly podSelector: Selector;
  readonly policyTypes: readonly string[];
  readonly ingress?: readonly Rule[];
  readonly egress?: readonly Rule[];
}

/** Who may call whom by the network policies among these pods: `from → to`. Both sides have to allow it. */
export function allowedCalls(manifests: readonly Manifest[], pods: readonly Pod[]): string[] {
  const policies = policiesOf(manifests);
  return pods.flatMap((from) =>
    pods
      .filter(
        (to) => from !== to && allows(policies, 'Egress', from, to) && allows(policies, 'Ingress', to, from),
      )
      .map((to) => `${from.name} → ${to.name}`),
  );
}

/** Pods that the pods of another namespace may call. */
export function calledFrom(
  namespace: string,
  manifests: readonly Manifest[],
  pods: readonly Pod[],
): string[] {
  const isMeant = ({ namespaceSelector }: Peer) =>
    namespaceSelector?.matchLabels?.['kubernetes.io/metadata.name'] === namespace;
  return pods
    .filter(({ labels }) =>
      policiesOf(manifests).some(
        ({ podSelector, ingress }) =>
          selects(podSelector, labels) && ingress?.some(({ from }) => from?.some(isMeant)),
      ),
    )
    .map(({ name }) => name);
}

const policiesOf = (manifests: readonly Manifest[]): Policy[] =>
  manifests.filter(({ kind }) => kind === 'NetworkPolicy').map(({ spec }) => spec as Policy);

function allows(policies: readonly Policy[], type: 'Ingress' | 'Egress', pod: Pod, other: Pod): boolean {
  const ofPod = policies.filter(
    ({ podSelector, policyTypes }) => policyTypes.includes(type) && selects(podSelector, pod.labels),
  );
  if (ofPod.length === 0) return true;
  const rules = ofPod.flatMap(({ ingress = [], egress = [] }) => (type === 'Ingress' ? ingress : egress));
  return rules.some(({ from, to }) =>
    (from ?? to ?? []).some(
      ({ podSelector, namespaceSelector }) =>
        podSelector !== undefined && namespaceSelector === undefined && selects(podSelector, other.labels),
    ),
  );
}

function selects({ matchLabels = {}, matchExpressions = [] }: Selector, labels: Labels): boolean {
  return (
    Object.entries(matchLabels).every(([name, value]) => labels[name] === value) &&
    matchExpressions.every(({ key, operator, values }) => {
      if (operator !== 'In') throw new Error(`The operator ${operator} of a selector is not understood`);
      return values.includes(labels[key] ?? '');
    })
  );
}
