import type { ApiServer } from './api-server.ts';
import type { Manifest } from './manifests.ts';

/** What an API server says of manifests that it does not keep. */
export interface DryRun {
  /** How many it would have taken. */
  readonly taken: number;
  readonly problems: readonly string[];
  /** Kinds that it does not know, for operators bring them. */
  readonly unknownKinds: readonly string[];
}

interface ResourceList {
  readonly resources?: readonly { name: string; kind: string; namespaced: boolean }[];
}

/** Has the server take each manifest as a dry run. The namespace is really made: without it nothing can be in it. */
export async function dryRun(server: ApiServer, manifests: readonly Manifest[]): Promise<DryRun> {
  const problems: string[] = [];
  const unknown = new Set<string>();
  let taken = 0;
  for (const manifest of manifests) {
    const { apiVersion, kind, metadata } = manifest;
    const api = apiVersion.includes('/') ? `/apis/${apiVersion}` : `/api/${apiVersion}`;
    const { body: list } = await server.call('GET', api);
    const resource = (list as ResourceList).resources?.find(
      (one) => one.kind === kind && !one.name.includes('/'),
    );
    if (resource === undefined) {
      unknown.add(`${apiVersion}/${kind}`);
      continue;
    }
    const place = resource.namespaced ? `/namespaces/${metadata.namespace}` : '';
    const kept = kind === 'Namespace' ? '' : '&dryRun=All';
    const address = `${api}${place}/${resource.name}?fieldValidation=Strict${kept}`;
    const { status, body } = await server.call('POST', address, manifest);
    const isThere = kind === 'Namespace' && status === 409;
    if (status === 201 || isThere) taken += 1;
    else problems.push(`${kind} ${metadata.name}: ${(body as { message?: string }).message ?? status}`);
  }
  return { taken, problems, unknownKinds: [...unknown].sort() };
}
