import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse, stringify } from 'yaml';
import { goTool } from '../infra/go-tool.ts';
import { ROOT } from '../paths.ts';
import { run, tail } from '../process/run.ts';

export const RULES_FILE = path.join(ROOT, 'deploy', 'k8s', 'components', 'monitoring', 'rules.yaml');

const RULES = path.join(ROOT, 'deploy', 'monitoring', 'rules');

/** Prometheus of a cluster knows many: what others measure under the same names is no concern of ours. */
const NAMESPACE = 'zielona-fala';

/** What a probe from outside measures bears the namespace of its Probe, as all else does. */
interface Rule {
  readonly expr: string;
  readonly labels?: Readonly<Record<string, string>>;
}

interface Group {
  readonly rules: readonly Rule[];
}

/** The rules of deploy/monitoring in the form that Prometheus' operator takes, of our namespace alone: kustomize cannot wrap a file. */
export async function rulesForOperator(): Promise<string> {
  const groups = readdirSync(RULES)
    .toSorted()
    .flatMap((file) => (parse(readFileSync(path.join(RULES, file), 'utf8')) as { groups: Group[] }).groups);
  const promtool = await goTool('promtool');
  const scoped = [];
  for (const group of groups) {
    const rules = [];
    for (const each of group.rules) rules.push(await inNamespace(promtool, each));
    scoped.push({ ...group, rules });
  }
  const rule = {
    apiVersion: 'monitoring.coreos.com/v1',
    kind: 'PrometheusRule',
    metadata: { name: 'zielona-fala' },
    spec: { groups: scoped },
  };
  return `# Made of deploy/monitoring/rules by npm run k8s:rules.\n${stringify(rule, { aliasDuplicateObjects: false })}`;
}

async function inNamespace<Each extends Rule>(promtool: string, rule: Each): Promise<Each> {
  const args = ['--experimental', 'promql', 'label-matchers', 'set', rule.expr, 'namespace', NAMESPACE];
  const { code, output } = await run(promtool, args);
  if (code !== 0) throw new Error(`promtool does not understand ${rule.expr}:\n${tail(output)}`);
  return { ...rule, expr: output.trim(), labels: { ...rule.labels, namespace: NAMESPACE } };
}
