import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { RemoteName } from '@zielona-fala/contracts/portal';
import { ROOT } from './root.ts';
import { rspackBuild } from './rspack-build.ts';

const WORKSPACE = path.join(ROOT, '.local/e2e/mf-dashboard');
const STATIC_SERVER = path.join(ROOT, 'static-server/src/main.ts');
const NEXT_CONTRACT = path.join(ROOT, 'e2e/fixtures/next-contract/rspack.config.ts');
const NOT_COPIED = /\/(node_modules|dist|\.messages)$/;

const TIPS = `
import { defineMessages } from 'react-intl';

export const TIPS = defineMessages({
  title: { id: 'tips.title', defaultMessage: 'Porady', description: 'Title of the tips' },
  text: { id: 'tips.text', defaultMessage: 'Porady przed egzaminem teoretycznym', description: 'The tips' },
});
`;

const ROUTE_TABLE = `
import { ROUTE_TABLE as OWN } from './own-route-table.ts';
import { TIPS } from './tips.ts';

export const ROUTE_TABLE = {
  ...OWN,
  'dashboard-tips': {
    paths: '/dashboard/tips',
    audience: 'active',
    frame: 'dashboard',
    title: TIPS.title.id,
    description: TIPS.text.id,
    menu: { menus: ['tabs'], order: 6, icon: 'book', label: TIPS.title.id },
  },
};
`;

const ROUTES = `
import { useIntl } from 'react-intl';
import * as own from './own-routes.tsx';
import { withPageTexts } from './page-texts.tsx';
import { TIPS } from './tips.ts';

export const { contract, messages } = own;

const TipsPage = withPageTexts(() => <h1>{useIntl().formatMessage(TIPS.text)}</h1>);

export const routes = (portal) => [...own.routes(portal), { path: '/dashboard/tips', element: <TipsPage /> }];
`;

async function addTexts(locale: string, texts: Record<string, string>): Promise<void> {
  const file = path.join(WORKSPACE, 'lang', `${locale}.json`);
  const known = JSON.parse(await readFile(file, 'utf8'));
  await writeFile(file, JSON.stringify({ ...known, ...texts }));
}

/** Builds the dashboard once more, with one page added: `/dashboard/tips`. The shell is not built again. */
export async function buildDashboardWithTips(): Promise<void> {
  await rm(WORKSPACE, { recursive: true, force: true });
  await cp(path.join(ROOT, 'mf-dashboard'), WORKSPACE, {
    recursive: true,
    filter: (file) => !NOT_COPIED.test(file),
  });
  const source = (name: string) => path.join(WORKSPACE, 'src', name);
  await rename(source('route-table.ts'), source('own-route-table.ts'));
  const routes = await readFile(source('routes.tsx'), 'utf8');
  await writeFile(source('own-routes.tsx'), routes.replace('./route-table.ts', './own-route-table.ts'));
  await writeFile(source('tips.ts'), TIPS);
  await writeFile(source('route-table.ts'), ROUTE_TABLE);
  await writeFile(source('routes.tsx'), ROUTES);
  await addTexts('en', { 'tips.title': 'Tips', 'tips.text': 'Tips before the theory exam begins' });
  await addTexts('de', { 'tips.title': 'Tipps', 'tips.text': 'Tipps vor dem Beginn der Theorieprüfung' });
  await rspackBuild(WORKSPACE);
}

/**
 * Serves that build at a port, as a deployment of the remote does.
 * @returns stops it
 * @throws Error when the server ends before it listens
 */
export const serveDashboardWithTips = (port: string): Promise<() => Promise<void>> =>
  serveBuild(path.join(WORKSPACE, 'dist'), port);

/**
 * Builds a remote as it is built once the shell offers the next mount contract. The shell is not built again.
 * @returns folder of the build
 */
export async function buildBesideNextContract(remote: RemoteName): Promise<string> {
  const folder = path.join(ROOT, '.local/e2e/next-contract', remote);
  await rspackBuild(path.join(ROOT, `mf-${remote}`), ['-c', NEXT_CONTRACT], {
    NODE_ENV: 'production',
    BUILD_OUTPUT: folder,
    BUILD_VARIANT: 'next-contract',
  });
  return folder;
}

/** Where the running stack has the build of a remote. */
export const buildOf = (remote: RemoteName): string => path.join(ROOT, `mf-${remote}`, 'dist');

const COMPRESSED = /\.(br|gz|zst)$/;
const HASH = /\b[0-9a-f]{8}\b/g;
const TEXT = /\.(js|css|json|html)$/;

/**
 * Copies the build of a remote as another one of it: every hashed file has another name.
 * @returns folder of the copy
 */
export async function buildWithOtherNames(remote: RemoteName): Promise<string> {
  const from = buildOf(remote);
  const to = path.join(ROOT, '.local/e2e/other-names', remote);
  await rm(to, { recursive: true, force: true });
  const found = await readdir(from, { recursive: true, withFileTypes: true });
  const files = found
    .filter((each) => each.isFile() && !COMPRESSED.test(each.name))
    .map(({ parentPath, name }) => path.relative(from, path.join(parentPath, name)));
  const hashes = new Set(files.flatMap((file) => path.basename(file).match(HASH) ?? []));
  const renamed = (text: string) =>
    text.replace(HASH, (hash) => (hashes.has(hash) ? [...hash].reverse().join('') : hash));
  for (const file of files) {
    const target = path.join(to, renamed(file));
    await mkdir(path.dirname(target), { recursive: true });
    const content = await readFile(path.join(from, file));
    await writeFile(target, TEXT.test(file) ? renamed(content.toString()) : content);
  }
  return to;
}

/**
 * Serves a build at a port, as a deployment of the remote does.
 * @returns stops it
 * @throws Error when the server ends before it listens
 */
export async function serveBuild(FILES_DIR: string, port: string): Promise<() => Promise<void>> {
  const PUBLIC_URL = `http://localhost:${port}`;
  const env = { ...process.env, PORT: port, PROBE_PORT: '0', PUBLIC_URL, FILES_DIR };
  const server = spawn(process.execPath, [STATIC_SERVER], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(server, 'exit');
  const failed = ended.then(([code]) => {
    throw new Error(`the server of the build ended with code ${code}`);
  });
  await Promise.race([once(server.stdout, 'data'), failed]);
  return async () => {
    server.kill();
    await ended;
  };
}
