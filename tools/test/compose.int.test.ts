import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { goTool } from '../src/infra/go-tool.ts';
import { ROOT } from '../src/paths.ts';
import { run } from '../src/process/run.ts';
import { DEPLOYABLES, findSettingsProblems } from '../src/test/deployables.ts';

const BUILD_MS = 20 * 60_000;

interface Container {
  readonly command?: readonly string[] | null;
  readonly environment?: Readonly<Record<string, string | null>>;
  readonly healthcheck?: { readonly test: readonly string[] };
  readonly ports?: readonly { readonly target: number }[];
  readonly depends_on?: Readonly<Record<string, { readonly condition: string }>>;
  readonly networks?: Readonly<Record<string, unknown>>;
  readonly profiles?: readonly string[];
}

/** As docker compose understands its files: names filled in, defaults put, schema checked. */
interface Project {
  readonly services: Readonly<Record<string, Container>>;
}

let folder: string;
let compose: string;

beforeAll(async () => {
  compose = await goTool('compose');
  folder = mkdtempSync(path.join(tmpdir(), 'compose-'));
  cpSync(path.join(ROOT, 'deploy'), folder, {
    recursive: true,
    filter: (file) => !/\/(k8s|\.env|ca\.pem)$/.test(file),
  });
  execFileSync('bash', [path.join(folder, 'make-env')]);
}, BUILD_MS);

afterAll(() => rmSync(folder, { recursive: true }));

async function load(...files: readonly string[]): Promise<Project> {
  const env = { PORTAL_HOST: 'portal.test', SMTP_URL: 'smtps://mail.test' };
  const { code, output } = await run(compose, [...files], { cwd: folder, env });
  expect({ code, output: code === 0 ? '' : output }).toEqual({ code: 0, output: '' });
  return JSON.parse(output) as Project;
}

const SETUPS = [['compose.yaml'], ['compose.yaml', 'compose.tls.yaml']];

test.each(SETUPS.map((files) => [files.join(' + '), files] as const))(
  '%s: every deployable and the import get the settings that they read, and take them',
  async (_name, files) => {
    const { services } = await load(...files);
    const problems = [...DEPLOYABLES, 'bank-import' as const].map((name) => {
      const said = Object.entries(services[name]?.environment ?? {}).map(([key, value]) => [
        key,
        value ?? '',
      ]);
      return findSettingsProblems(name, Object.fromEntries(said));
    });
    expect((await Promise.all(problems)).flat()).toEqual([]);
  },
);

test('every deployable is asked at its probe port, and published at the port where it listens', async () => {
  const { services } = await load('compose.yaml');
  for (const name of DEPLOYABLES) {
    const { environment, healthcheck, ports = [] } = services[name] ?? {};
    expect(healthcheck?.test.join(' ')).toContain(`http://127.0.0.1:${environment?.PROBE_PORT}/readyz`);
    for (const { target } of ports) expect(String(target)).toBe(environment?.PORT);
  }
});

test('what waits for another waits until that is well, wherever that can be told', async () => {
  const { services } = await load('compose.yaml');
  const careless = Object.entries(services).flatMap(([name, { depends_on = {} }]) =>
    Object.entries(depends_on)
      .filter(([other, { condition }]) => condition === 'service_started' && services[other]?.healthcheck)
      .map(([other]) => `${name} of ${other}`),
  );
  expect(careless).toEqual([]);
});

test('Prometheus sees every deployable, and each that it asks is there', async () => {
  const { services } = await load('compose.yaml');
  const jobs = readFileSync(path.join(ROOT, 'deploy/monitoring/prometheus.yaml'), 'utf8').matchAll(
    /job_name: ([\w-]+)\n.*names: \[([\w-]+)\].*port: (\d+)/g,
  );
  const asked = [...jobs].map(([, job, host, port]) => ({ job, host, port }));
  expect(asked.map(({ job }) => job).sort()).toEqual(DEPLOYABLES.toSorted());
  const networksOf = (name: string) => Object.keys(services[name]?.networks ?? {});
  for (const { host = '', port } of asked) {
    expect(services[host]?.environment?.PROBE_PORT).toBe(port);
    expect(networksOf(host).some((network) => networksOf('prometheus').includes(network))).toBe(true);
  }
});

test('Prometheus keeps what rules look back at', async () => {
  const { services } = await load('compose.yaml');
  const kept = /retention\.time=(\d+)d/.exec(services.prometheus?.command?.join(' ') ?? '');
  const rules = readFileSync(path.join(ROOT, 'deploy/monitoring/rules/objectives.yaml'), 'utf8');
  const spans = [...rules.matchAll(/\[(\d+)d\]/g)].map(([, days]) => Number(days));
  expect(Number(kept?.[1])).toBeGreaterThan(Math.max(...spans));
});
