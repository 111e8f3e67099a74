import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse, stringify } from 'yaml';
import { ROOT } from '../paths.ts';

export const RULES_FILE = path.join(ROOT, 'deploy', 'k8s', 'components', 'monitoring', 'rules.yaml');

const RULES = path.join(ROOT, 'deploy', 'monitoring', 'rules');

/** The rules of deploy/monitoring in the form that Prometheus' operator takes: kustomize cannot wrap a file. */
export function rulesForOperator(): string {
  const groups = readdirSync(RULES)
    .toSorted()
    .flatMap((file) => (parse(readFileSync(path.join(RULES, file), 'utf8')) as { groups: object[] }).groups);
  const rule = {
    apiVersion: 'monitoring.coreos.com/v1',
    kind: 'PrometheusRule',
    metadata: { name: 'zielona-fala' },
    spec: { groups },
  };
  return `# Made of deploy/monitoring/rules by npm run k8s:rules.\n${stringify(rule, { aliasDuplicateObjects: false })}`;
}
