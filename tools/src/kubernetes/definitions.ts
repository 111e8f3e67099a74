import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { workspace } from '../paths.ts';

/** The version whose kinds are known: deploy/k8s is checked against it. */
export const KUBERNETES_VERSION = '1.36.3';

/** What Kubernetes says of its kinds, without the descriptions. Made by `npm run k8s:schemas`. */
export const DEFINITIONS_FILE = path.join(workspace('tools'), 'kubernetes', 'definitions.json.gz');

export interface Kind {
  readonly group: string;
  readonly version: string;
  readonly kind: string;
}

export interface Definition {
  readonly type?: string;
  readonly properties?: Readonly<Record<string, unknown>>;
  readonly 'x-kubernetes-group-version-kind'?: readonly Kind[];
}

/** By their long names: `io.k8s.api.apps.v1.Deployment`. */
export type Definitions = Readonly<Record<string, Definition>>;

export function readDefinitions(): Definitions {
  return JSON.parse(gunzipSync(readFileSync(DEFINITIONS_FILE)).toString());
}

/** @param swagger `api/openapi-spec/swagger.json` of Kubernetes */
export function packDefinitions(swagger: string): Buffer {
  const { definitions } = JSON.parse(swagger, (key, value) =>
    key === 'description' && typeof value === 'string' ? undefined : value,
  ) as { definitions: Definitions };
  return gzipSync(JSON.stringify(definitions), { level: 9 });
}
