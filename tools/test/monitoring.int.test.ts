import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, expect, test } from '@jest/globals';
import { goTool } from '../src/infra/go-tool.ts';
import { ROOT } from '../src/paths.ts';
import { run } from '../src/process/run.ts';
import { alerts, MONITORING } from '../src/test/monitoring.ts';

/** The first time it is built, of two hundred modules. */
const BUILD_MS = 20 * 60_000;

const TESTED = readdirSync(path.join(MONITORING, 'rules-tests')).map((file) =>
  path.join(MONITORING, 'rules-tests', file),
);

let promtool: string;

beforeAll(async () => {
  promtool = await goTool('promtool');
}, BUILD_MS);

test('Prometheus takes its configuration and all rules', async () => {
  const { code, output } = await run(promtool, [
    ...['check', 'config', '--lint=all', '--lint-fatal', path.join(MONITORING, 'prometheus.yaml')],
  ]);
  expect({ code, output }).toEqual({ code: 0, output: expect.stringContaining('SUCCESS') });
});

test('each alert is there when it has to be, and else not', async () => {
  const { code, output } = await run(promtool, ['test', 'rules', ...TESTED]);
  expect({ code, output }).toEqual({ code: 0, output: expect.not.stringContaining('FAILED') });
});

test.each(alerts().map(({ name }) => name))('%s is tested both ways and has a page', (name) => {
  const tests = TESTED.map((file) => readFileSync(file, 'utf8')).join('\n');
  const expected = [...tests.matchAll(new RegExp(`alertname: ${name}\\n\\s+exp_alerts: ?(.*)`, 'g'))];
  expect(expected.map(([, alerts]) => alerts)).toContain('');
  const page = readFileSync(path.join(ROOT, 'docs', 'runbooks', `${name}.md`), 'utf8');
  for (const heading of ['What it means', 'What learners notice', 'How to look', 'What to do', 'Over when']) {
    expect(page).toContain(`## ${heading}\n`);
  }
});

test('each page belongs to an alert, and each alert leads to its page', () => {
  const names = [...new Set(alerts().map(({ name }) => name))];
  const pages = readdirSync(path.join(ROOT, 'docs', 'runbooks')).filter((file) => file !== 'README.md');
  expect(pages.toSorted()).toEqual(names.map((name) => `${name}.md`).toSorted());
  for (const { name, runbook } of alerts()) expect(runbook).toBe(`docs/runbooks/${name}.md`);
});
