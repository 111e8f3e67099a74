import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type GuardedProcess, spawnGuarded } from '../process/guarded.ts';
import { run, runToEnd } from '../process/run.ts';
import { until } from '../process/until.ts';
import { UserError } from '../process/user-error.ts';

/** The node's address, and this machine's as the node sees it. */
export const NODE_ADDRESS = '10.77.0.2';
export const MACHINE_ADDRESS = '10.77.0.1';
/** Addresses of pods and of services, which this machine reaches by way of the node. */
export const POD_NETWORK = '10.78.0.0/17';
export const SERVICE_NETWORK = '10.78.128.0/17';
const MACHINE_NETWORK = MACHINE_ADDRESS.replace(/\.\d+$/, '');
const LINK = 'zielona-fala';
/** Last number of the first of {@link addAddresses}. */
const FIRST_MORE = 101;

/** Folders in which programs of a node write whatever they are told. */
const OWN_FOLDERS = ['/var/lib', '/var/log', '/run', '/opt'];
/** What kubelet changes of the whole machine. */
const KEPT_SETTINGS: Readonly<Record<string, string>> = {
  '/proc/sys/vm/overcommit_memory': '1',
  '/proc/sys/vm/panic_on_oom': '0',
  '/proc/sys/kernel/panic': '10',
  '/proc/sys/kernel/panic_on_oops': '1',
};

/**
 * A machine inside this machine: namespaces of mounts, of the network and of processes. Mounts, bridges, rules and
 * processes that a node makes are inside; they all end with its first process, however that ends.
 */
export interface Space {
  /** The command that runs another one inside. */
  inside(command: string, args: readonly string[]): { command: string; args: string[] };
  /** @throws unless its code is 0 */
  run(command: string, args: readonly string[], input?: string): Promise<string>;
  end(): Promise<void>;
}

/** @param dir holds what is written to the node's own folders */
export async function openSpace(dir: string): Promise<Space> {
  await expectUnplugged();
  const first = spawnGuarded({
    command: 'unshare',
    args: [
      ...['--net', '--mount', '--pid', '--fork', '--kill-child', '--mount-proc', '--propagation', 'private'],
      // waits for whoever its children leave behind
      ...['sh', '-c', 'sleep infinity & while :; do wait; done'],
    ],
    cwd: dir,
    env: process.env,
    logFile: path.join(dir, 'logs', 'space.log'),
  });
  try {
    const pid = await until('the first process of the node', () => firstOf(first), { timeoutMs: 10_000 });
    const inside: Space['inside'] = (command, args) => ({
      command: 'nsenter',
      args: ['--target', String(pid), '--mount', '--net', '--pid', '--', command, ...args],
    });
    const space: Space = {
      inside,
      async run(command, args, input) {
        const entered = inside(command, args);
        return runToEnd(entered.command, entered.args, input === undefined ? {} : { input });
      },
      async end() {
        await first.kill();
        // the kernel keeps a network for as long as a connection in it waits for its last packet
        await run('ip', ['link', 'delete', LINK]);
        await until('the end of the node', expectUnplugged, { timeoutMs: 10_000 });
      },
    };
    await connect(space, pid);
    await separate(space, dir);
    return space;
  } catch (error) {
    await first.kill();
    throw error;
  }
}

/** The guard's child is `unshare`, whose child is the first inside. */
async function firstOf({ pid }: GuardedProcess): Promise<number> {
  const childrenOf = async (parent: number) =>
    (await readFile(`/proc/${parent}/task/${parent}/children`, 'utf8')).trim().split(' ').map(Number);
  for (const child of await childrenOf(pid)) {
    const name = (await readFile(`/proc/${child}/comm`, 'utf8')).trim();
    if (name !== 'unshare') continue;
    const [inner = 0] = await childrenOf(child);
    if (inner > 0 && (await readFile(`/proc/${inner}/comm`, 'utf8')).trim() === 'sh') return inner;
  }
  throw new Error('not there yet');
}

async function expectUnplugged(): Promise<void> {
  if ((await run('ip', ['link', 'show', LINK])).code === 0) {
    throw new UserError('A cluster runs on this machine already: end it first, there can be one.');
  }
}

/** A cable between this machine and the node. It goes with the node. */
async function connect(space: Space, pid: number): Promise<void> {
  await runToEnd('ip', ['link', 'add', LINK, 'type', 'veth', 'peer', 'name', 'eth0', 'netns', String(pid)]);
  await runToEnd('ip', ['address', 'add', `${MACHINE_ADDRESS}/24`, 'dev', LINK]);
  await runToEnd('ip', ['link', 'set', LINK, 'up']);
  for (const network of [POD_NETWORK, SERVICE_NETWORK]) {
    await runToEnd('ip', ['route', 'add', network, 'via', NODE_ADDRESS]);
  }
  await space.run('ip', ['link', 'set', 'lo', 'up']);
  await space.run('ip', ['address', 'add', `${NODE_ADDRESS}/24`, 'dev', 'eth0']);
  await space.run('ip', ['link', 'set', 'eth0', 'up']);
  await space.run('ip', ['route', 'add', 'default', 'via', MACHINE_ADDRESS]);
  await space.run('sysctl', ['-qw', 'net.ipv4.ip_forward=1']);
}

/** Gives this machine more addresses that the node sees; they go with the node. @returns them */
export async function addAddresses(count: number): Promise<readonly string[]> {
  const addresses = Array.from({ length: count }, (_, index) => `${MACHINE_NETWORK}.${FIRST_MORE + index}`);
  for (const address of addresses) await runToEnd('ip', ['address', 'add', `${address}/32`, 'dev', LINK]);
  return addresses;
}

async function separate(space: Space, dir: string): Promise<void> {
  const bind = async (source: string, target: string) => {
    await space.run('mount', ['--bind', source, target]);
  };
  await space.run('mount', ['--make-rshared', '/']);
  const settings = path.join(dir, 'settings');
  await mkdir(settings);
  for (const [file, value] of Object.entries(KEPT_SETTINGS)) {
    const source = path.join(settings, path.basename(file));
    await writeFile(source, `${value}\n`);
    await bind(source, file);
  }
  const own = path.join(dir, 'own');
  for (const folder of OWN_FOLDERS) {
    await mkdir(path.join(own, folder), { recursive: true });
    await bind(path.join(own, folder), folder);
  }
}
