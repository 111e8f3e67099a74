import path from 'node:path';
import { goSources } from '../infra/go-module.ts';
import { type Manifest, render } from '../kubernetes/manifests.ts';
import type { Kubectl } from './kubectl.ts';

const NAME = 'metrics-server';
/** kubelet's certificate is of the cluster's own authority. */
const AUTHORITY = '/var/run/secrets/kubernetes.io/serviceaccount/ca.crt';

/** Applies the metrics server as its own manifests have it: autoscalers ask it what pods use. */
export async function startMetricsServer(kubectl: Kubectl, image: string): Promise<void> {
  const sources = await goSources(NAME, 'sigs.k8s.io/metrics-server');
  const { manifests } = await render(path.join(sources, 'manifests', 'base'));
  await kubectl.apply(
    manifests.map((manifest) => (manifest.kind === 'Deployment' ? own(manifest, image) : manifest)),
  );
  await kubectl('wait', '--for=condition=Available', 'apiservice/v1beta1.metrics.k8s.io', '--timeout=180s');
}

function own(deployment: Manifest, image: string): Manifest {
  const { template } = deployment.spec;
  const [container] = template.spec.containers;
  const args = [...container.args, `--kubelet-certificate-authority=${AUTHORITY}`];
  const containers = [{ ...container, image, args }];
  const spec = { ...template.spec, containers };
  return { ...deployment, spec: { ...deployment.spec, template: { ...template, spec } } };
}
