// The way into every command from whatever Node started npm: installs what the lock file says, then
// hands over to the repository's own Node. Plain JavaScript, without dependencies, for Node 20 and newer.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const ownNode = path.join(root, 'node_modules', '.bin', 'node');
/** Every process of ours compiles the same sources: the first does it for those after it. */
const compileCache = path.join(root, 'node_modules', '.cache', 'node');
const stampFile = path.join(root, 'node_modules', '.installed-lock');
/** What runs the product itself needs neither these workspaces nor the tools of the root: two of five packages. */
const ONLY_TESTS = new Set(['bench', 'e2e', 'stories']);

function fail(message) {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}

function lockHash() {
  const lock = readFileSync(path.join(root, 'package-lock.json'));
  return createHash('sha256').update(lock).update(process.platform).update(process.arch).digest('hex');
}

/** Installs what the command needs, unless it is there: `npm start` the packages of the product, all others everything. */
function installPackages(command) {
  const all = lockHash();
  const wanted = command === 'start' ? `${all} product` : all;
  const isEnough = (installed) => installed === all || installed === wanted;
  if (existsSync(stampFile) && isEnough(readFileSync(stampFile, 'utf8')) && existsSync(ownNode)) return;
  process.stdout.write('Installing packages (about a minute the first time) …\n');
  const npm = process.env.npm_execpath ? [process.execPath, process.env.npm_execpath] : ['npm'];
  const selected = command === 'start' ? workspacesOfProduct().map((name) => `--workspace=${name}`) : [];
  const options = ['--no-save', '--no-audit', '--no-fund', '--loglevel=error'];
  const args = [...npm.slice(1), 'install', ...selected, ...options];
  const { status } = spawnSync(npm[0], args, { cwd: root, stdio: 'inherit' });
  if (status !== 0) fail('The packages could not be installed: npm install failed, see its message above.');
  writeFileSync(stampFile, wanted);
}

function workspacesOfProduct() {
  const { workspaces } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
  return workspaces.filter((name) => !ONLY_TESTS.has(name)).map((name) => name.replace('/*', ''));
}

function runCommand(args) {
  const child = spawn(
    ownNode,
    ['--disable-warning=ExperimentalWarning', path.join(root, 'tools', 'src', 'cli.ts'), ...args],
    {
      cwd: root,
      env: { NODE_COMPILE_CACHE: compileCache, ...process.env },
      stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    },
  );
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  endWithNpm(child);
  child.on('error', (error) => fail(`The repository's own Node could not be started: ${error.message}`));
  child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
}

/** A killed npm passes no signal on, but leaves its descendants to another parent. */
function endWithNpm(child) {
  if (!process.env.npm_lifecycle_event) return;
  const started = ancestry();
  const timer = setInterval(() => {
    if (ancestry() === started) return;
    clearInterval(timer);
    child.kill('SIGTERM');
  }, 1000);
  timer.unref();
}

/** Our parent, and its parent where the system tells: npm, or the shell that npm runs scripts in. */
function ancestry() {
  try {
    const stat = readFileSync(`/proc/${process.ppid}/stat`, 'utf8');
    return `${process.ppid} ${stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]}`;
  } catch {
    return `${process.ppid}`;
  }
}

if (Number(process.versions.node.split('.')[0]) < 20) {
  fail(
    `Node ${process.versions.node} is too old to install this repository: start npm with Node 20 or newer.`,
  );
}
installPackages(process.argv[2]);
runCommand(process.argv.slice(2));
