import { request } from 'node:http';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { LOCALES } from '@zielona-fala/contracts';
import { addressOf, instancesOf, type PortalRoutes } from '@zielona-fala/contracts/portal';
import { stackInfo } from '@zielona-fala/tools/stack-client';

type Stack = Awaited<ReturnType<typeof stackInfo>>;

let stack: Stack;
let pages: readonly string[];

beforeAll(async () => {
  stack = await stackInfo();
  const { remotes } = (await (await fetch(`${stack.portalUrl}/routes.json`)).json()) as PortalRoutes;
  pages = Object.values({ ...remotes.public, ...remotes.auth, ...remotes.dashboard }).flatMap((page) =>
    LOCALES.map((locale) => addressOf(page, locale, instancesOf(page)[0] ?? null).replace(/:\w+/g, 'x')),
  );
});

const get = (path: string, init: RequestInit = {}) =>
  fetch(new URL(path, stack.portalUrl), { redirect: 'manual', ...init });

/** Sources of each directive. */
function policyOf({ headers }: Response): ReadonlyMap<string, readonly string[]> {
  const directives = (headers.get('content-security-policy') ?? '').split(';');
  return new Map(
    directives.map((directive) => {
      const [name = '', ...sources] = directive.trim().split(/\s+/);
      return [name, sources];
    }),
  );
}

describe('the policy of every page', () => {
  test('lets nothing unsafe in, and nothing by a wildcard', async () => {
    expect(pages.length).toBeGreaterThan(20);
    for (const path of [...new Set([...pages, '/', '/nope', '/en/nope'])]) {
      const answer = await get(path);
      if (answer.status >= 300 && answer.status < 400) continue;
      const policy = policyOf(answer);
      expect([path, policy.get('default-src')]).toEqual([path, ["'none'"]]);
      for (const name of ['base-uri', 'frame-ancestors']) {
        expect([path, name, policy.get(name)]).toEqual([path, name, ["'none'"]]);
      }
      const sources = [...policy.values()].flat();
      expect([
        path,
        sources.filter((source) => /unsafe|\*|^(https?|data|blob|filesystem):$/.test(source)),
      ]).toEqual([path, []]);
    }
  });
});

/** One of each kind that this origin and those of the remotes answer with. */
async function kinds(): Promise<readonly string[]> {
  const html = await (await get('/')).text();
  const named = [
    ...html.matchAll(/(?:src|href|data-entries)="([^"]+\.(?:js|css|woff2|svg|png|json|webmanifest|ico))"/g),
  ];
  const assets = named.map(([, address = '']) => new URL(address, stack.portalUrl).href);
  const question = (await (await get('/api/v1/tests/question/random?lang=pl&cat=B')).json()) as {
    media: string;
  };
  const manifests = Object.entries(stack.processes)
    .filter(([name]) => name.startsWith('mf-'))
    .flatMap(([, { url }]) => [`${url}/mf-manifest.json`, `${url}/routes.json`, `${url}/nothing`]);
  return [
    ...new Set(assets),
    ...manifests,
    ...[question.media].filter(Boolean),
    '/',
    '/nope',
    '/sitemap.xml',
    '/robots.txt',
    '/remotes.json',
    '/routes.json',
    '/.well-known/security.txt',
    '/api/csrf-token',
    '/api/v1/nothing',
    '/api/v1/users/user',
    '/api/v1/featureFlags',
    '/media/nothing.svg',
  ];
}

test('every answer declares its content type and charset, and refuses to be framed', async () => {
  const lacking: string[] = [];
  for (const path of await kinds()) {
    const answer = await get(path);
    const type = answer.headers.get('content-type') ?? '';
    const isText = /^text\/|[/+](xml|json)\b|javascript/.test(type);
    const policy = policyOf(answer);
    const complaints = [
      type === '' && 'no type',
      isText && !/charset=utf-8/i.test(type) && `no charset: ${type}`,
      answer.headers.get('x-content-type-options') !== 'nosniff' && 'types are guessed',
      policy.get('frame-ancestors')?.join() !== "'none'" && 'may be framed',
      answer.headers.has('x-powered-by') && 'tells its software',
      answer.headers.has('server') && 'tells its server',
    ].filter(Boolean);
    if (complaints.length > 0) lacking.push(`${path}: ${complaints.join(', ')}`);
  }
  expect(lacking).toEqual([]);
});

test('what concerns a caller is kept by no cache', async () => {
  for (const path of [
    '/api/csrf-token',
    '/api/v1/users/user',
    '/api/v1/tests/find/unfinished',
    '/api/v1/stats/B',
  ]) {
    const answer = await get(path);
    expect([path, answer.headers.get('cache-control')]).toEqual([path, 'no-store']);
  }
});

test.each([
  '/.git/config',
  '/.env',
  '/package.json',
  '/server/main.ts',
  '/src/main.ts',
  '/index.html',
  '/node_modules/express/package.json',
  '/metrics',
  '/readyz',
  '/api/metrics',
  '/api/v1/users/../../../metrics',
  '/media/../package.json',
  '/media/%2e%2e/package.json',
  '/media/..%2f..%2fpackage.json',
  '/internal/accounts',
  '/.well-known/jwks.json',
])('%s is nothing that anybody is shown', async (path) => {
  const { port, hostname } = new URL(stack.portalUrl);
  // fetch would tidy the path up
  const { status, body } = await new Promise<{ status: number; body: string }>((resolve, reject) => {
    request({ hostname, port, path }, (answer) => {
      let text = '';
      answer.on('data', (chunk) => {
        text += chunk;
      });
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, body: text }));
    })
      .on('error', reject)
      .end();
  });
  expect(status).toBeGreaterThanOrEqual(400);
  expect(body).not.toMatch(/repositoryformatversion|"dependencies"|process_cpu|<!--head-->/);
});

test.each(['TRACE', 'TRACK', 'CONNECT', 'DEBUG', 'PROPFIND'])('%s is no method of ours', async (method) => {
  const { port, hostname } = new URL(stack.portalUrl);
  const status = await new Promise<number>((resolve) => {
    request(
      { hostname, port, path: '/api/v1/users/user', method, headers: { 'x-echo': 'secret' } },
      (answer) => {
        answer.resume();
        resolve(answer.statusCode ?? 0);
      },
    )
      .on('error', () => resolve(400))
      .on('connect', (answer) => resolve(answer.statusCode ?? 0))
      .end();
  });
  expect(status).toBeGreaterThanOrEqual(400);
});

test('cookies of a sign-in are read by no script and sent by no other site', async () => {
  const { headers } = await get('/api/csrf-token');
  const cookies = headers.getSetCookie();
  expect(cookies).toHaveLength(2);
  for (const cookie of cookies) expect(cookie).toMatch(/; HttpOnly(;|$).*SameSite=Lax/);
});
