import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Definition, Definitions, Kind } from './definitions.ts';

/** Where kubeconform finds the schema of a kind, below the folder of {@link writeSchemas}. */
export const SCHEMA_LOCATION = '{{ .ResourceKind }}{{ .KindSuffix }}.json';

const REFERENCE = '#/definitions/';

/** What Kubernetes takes in other types than it says. */
const LENIENT: Readonly<Record<string, object>> = {
  'io.k8s.apimachinery.pkg.api.resource.Quantity': { type: ['string', 'number'] },
  'io.k8s.apimachinery.pkg.util.intstr.IntOrString': { type: ['string', 'integer'] },
};

/** Writes a JSON schema for each kind that Kubernetes knows. Properties that a kind does not have are refused. */
export async function writeSchemas(folder: string, definitions: Definitions): Promise<void> {
  await Promise.all(
    Object.entries(definitions).flatMap(([name, definition]) =>
      (definition['x-kubernetes-group-version-kind'] ?? []).map((kind) =>
        writeFile(path.join(folder, fileOf(kind)), JSON.stringify(schemaOf(name, kind, definitions))),
      ),
    ),
  );
}

function fileOf({ group, version, kind }: Kind): string {
  return `${[kind, ...(group === '' ? [] : [group.split('.')[0]]), version].join('-').toLowerCase()}.json`;
}

function schemaOf(name: string, { group, version, kind }: Kind, definitions: Definitions): object {
  const used = reachable(name, definitions);
  const { properties, ...rest } = strict(name, definitions[name] ?? {}) as Definition;
  return {
    $schema: 'http://json-schema.org/draft-07/schema#',
    ...rest,
    properties: {
      ...properties,
      apiVersion: { const: group === '' ? version : `${group}/${version}` },
      kind: { const: kind },
    },
    required: ['apiVersion', 'kind', 'metadata'],
    definitions: Object.fromEntries(used.map((other) => [other, strict(other, definitions[other] ?? {})])),
  };
}

function strict(name: string, definition: Definition): object {
  const lenient = LENIENT[name];
  if (lenient) return lenient;
  return definition.properties === undefined ? definition : { ...definition, additionalProperties: false };
}

/** The names of all definitions that one leads to. */
function reachable(name: string, definitions: Definitions): string[] {
  const found = new Set<string>();
  const open = [name];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    JSON.stringify(definitions[next], (key, value) => {
      if (key !== '$ref' || typeof value !== 'string') return value;
      const other = value.slice(REFERENCE.length);
      if (!found.has(other)) open.push(other);
      found.add(other);
      return value;
    });
  }
  return [...found];
}
