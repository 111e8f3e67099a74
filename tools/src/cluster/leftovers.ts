import { readdir, readFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { run } from '../process/run.ts';
import type { Steps } from '../process/steps.ts';
import { requirePackages } from './packages.ts';

/** What a cluster could leave behind on a machine, one line each. */
type Traces = ReadonlySet<string>;

const SETTINGS = [
  'vm/overcommit_memory',
  'vm/panic_on_oom',
  'kernel/panic',
  'kernel/panic_on_oops',
  'net/ipv4/ip_forward',
];
const COMMANDS: readonly (readonly [what: string, command: string, args: readonly string[]])[] = [
  ['link', 'ip', ['-oneline', 'link', 'show']],
  ['route', 'ip', ['route', 'show']],
  ['table', 'nft', ['list', 'tables']],
  ['network namespace', 'ip', ['netns', 'list']],
];
/** Folders in which parts of a node write by default. */
const FOLDERS = ['/var/lib', '/var/log', '/run', '/etc/cni', '/opt'];
/** Their names are of a node's parts. */
const OF_A_NODE = /kubelet|containerd|cni|pods|containers|kube/;

/** Lists mounts, links, routes, rules, cgroups, kernel settings, folders and processes that a node makes. */
async function readTraces(): Promise<Traces> {
  const lines = await Promise.all([
    ...COMMANDS.map(async ([what, command, args]) => {
      const { stdout } = await run(command, [...args]);
      return linesOf(stdout).map((line) => `${what}: ${nameIn(line)}`);
    }),
    ...SETTINGS.map(async (name) => [
      `setting: ${name} = ${(await readFile(`/proc/sys/${name}`, 'utf8')).trim()}`,
    ]),
    ...FOLDERS.map(async (folder) =>
      (await readdir(folder).catch(() => []))
        .filter((name) => OF_A_NODE.test(name))
        .map((name) => `folder: ${folder}/${name}`),
    ),
    readFile('/proc/self/mounts', 'utf8').then((mounts) =>
      linesOf(mounts).map((line) => `mount: ${line.split(' ')[1]}`),
    ),
    cgroups(),
    processes(),
  ]);
  return new Set(lines.flat());
}

/** What is there now and was not before, or no longer is. */
export function differences(before: Traces, after: Traces): readonly string[] {
  return [
    ...[...after].filter((line) => !before.has(line)).map((line) => `left behind: ${line}`),
    ...[...before].filter((line) => !after.has(line)).map((line) => `gone: ${line}`),
  ];
}

const SETTLED_MS = 10_000;
const LOOK_EVERY_MS = 200;

/**
 * Installs what a node needs of Debian, which stays, and then does `work`.
 * @returns what differs on the machine afterwards, one line each
 */
export async function watchLeftovers<Result>(
  steps: Steps,
  work: () => Promise<Result>,
): Promise<{ readonly result: Result; readonly left: readonly string[] }> {
  await requirePackages(steps);
  const before = await readTraces();
  const result = await work();
  return { result, left: await settledDifferences(before) };
}

/** What still differs when processes that were killed have had time to go. */
async function settledDifferences(before: Traces): Promise<readonly string[]> {
  const end = performance.now() + SETTLED_MS;
  for (;;) {
    const left = differences(before, await readTraces());
    if (left.length === 0 || performance.now() > end) return left;
    await pause(LOOK_EVERY_MS);
  }
}

const linesOf = (text: string): string[] => text.split('\n').filter(Boolean);

/** Of a link without what it counts. */
const nameIn = (line: string): string => /^\d+: ([^:@]+)/.exec(line)?.[1] ?? line;

async function cgroups(): Promise<string[]> {
  const root = '/sys/fs/cgroup';
  const hierarchies = await readdir(root);
  const found = await Promise.all(
    hierarchies.map(async (name) =>
      (await readdir(`${root}/${name}`, { withFileTypes: true }))
        .filter((entry) => entry.isDirectory())
        .map((entry) => `cgroup: ${name}/${entry.name}`),
    ),
  );
  return found.flat();
}

async function processes(): Promise<string[]> {
  const { stdout } = await run('ps', ['-eo', 'comm=']);
  const ofNode = /^(kube|containerd|etcd|coredns|traefik|runc|metrics-server)/;
  return [...new Set(linesOf(stdout).filter((name) => ofNode.test(name)))].map((name) => `process: ${name}`);
}
