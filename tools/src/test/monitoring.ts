import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { ROOT } from '../paths.ts';

export const MONITORING = path.join(ROOT, 'deploy', 'monitoring');

interface Rule {
  readonly alert?: string;
  readonly record?: string;
  readonly expr: string;
  readonly annotations?: { readonly runbook_url: string };
}

interface Dashboard {
  readonly panels: readonly { readonly targets: readonly { readonly expr: string }[] }[];
}

/** The alerts of all rules: their names, which may repeat, and where each one's page is. */
export const alerts = (): readonly { readonly name: string; readonly runbook: string }[] =>
  rules().flatMap(({ alert, annotations }) =>
    alert === undefined ? [] : [{ name: alert, runbook: annotations?.runbook_url ?? '' }],
  );

/** The metrics that rules and dashboards read and that no rule records. */
export function metricsAskedFor(): ReadonlySet<string> {
  const expressions = [...rules().map(({ expr }) => expr), ...dashboards()];
  const recorded = rules().map(({ record }) => record);
  return new Set(expressions.flatMap(metricsIn).filter((name) => !recorded.includes(name)));
}

/** What Prometheus tells by itself. */
const OF_PROMETHEUS = new Set(['up', 'ALERTS']);
/** What exporters, a probe and the cluster tell, which are no processes of ours. */
const OF_OTHERS = /^(mongodb|kafka|redis|probe|kubelet|kube)_/;
const WORDS = new Set(['and', 'or', 'unless', 'offset', 'max', 'min', 'sum']);
/** A metric's name: no function, no label in braces or of a grouping, no text, no span of time. */
const NOT_A_NAME = /\{[^}]*\}|\[[^\]]*\]|\b(?:by|on) \([^)]*\)|\b\w+(?=\()|(?<![\w:])\d\w*/g;

function metricsIn(expression: string): readonly string[] {
  const names = expression.replace(NOT_A_NAME, ' ').match(/[a-zA-Z_:][\w:]*/g) ?? [];
  return names.filter((name) => !WORDS.has(name) && !OF_PROMETHEUS.has(name) && !OF_OTHERS.test(name));
}

function rules(): readonly Rule[] {
  return read('rules', (text) => parse(text) as { readonly groups: readonly { readonly rules: Rule[] }[] })
    .flatMap(({ groups }) => groups)
    .flatMap((group) => group.rules);
}

function dashboards(): readonly string[] {
  return read('dashboards', (text) => JSON.parse(text) as Dashboard)
    .flatMap(({ panels }) => panels)
    .flatMap(({ targets }) => targets)
    .map(({ expr }) => expr);
}

function read<Content>(folder: string, parsed: (text: string) => Content): readonly Content[] {
  const dir = path.join(MONITORING, folder);
  return readdirSync(dir).map((file) => parsed(readFileSync(path.join(dir, file), 'utf8')));
}
