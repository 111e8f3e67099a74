import { afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import type { AccessTokenDto, SessionDto, TestDto } from '@zielona-fala/contracts';
import { stackInfo } from '@zielona-fala/tools/stack-client';
import { activatedLearner, type Learner, newDetails } from '../support/learner.ts';
import { type Answered, SourceClient } from '../support/source-client.ts';

interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required: boolean;
  readonly example?: unknown;
}

interface Operation {
  readonly method: string;
  /** Of the document, without the base. */
  readonly path: string;
  readonly access: string;
  readonly parameters: readonly Parameter[];
  /** A payload that the document shows; null for a call without one. */
  readonly example: Readonly<Record<string, unknown>> | null;
  readonly fields: readonly string[];
}

const MINUTE = 60_000;
const CHANGING = new Set(['POST', 'PUT', 'PATCH', 'DELETE']);
/** What the payload of a new test refers to another one by. */
const TEST_FIELDS = new Set(['testId', 'fromTest']);

let operations: readonly Operation[];
let owner: Learner;
let other: Learner;
let inactive: SourceClient;
let nobody: SourceClient;
/** Of the owner, by the names of the parameters that name them. */
let owned: Readonly<Record<string, string>>;

beforeAll(async () => {
  const portal = await stackInfo();
  operations = await documented(portal.portalUrl);
  [owner, other] = await Promise.all([activatedLearner(portal), activatedLearner(portal)]);
  inactive = new SourceClient(portal.portalUrl);
  const details = newDetails();
  await inactive.fetchCsrfToken();
  const wished = { ...details, repeatPassword: details.password };
  const registered = await inactive.call<AccessTokenDto>('POST', 'v1/auth/register', wished);
  inactive.accessToken = registered.body.accessToken;
  nobody = new SourceClient(portal.portalUrl);
  await Promise.all([owner.client, other.client, inactive, nobody].map((client) => client.fetchCsrfToken()));
  const { body: created } = await owner.client.call<TestDto>('POST', 'v1/tests', {
    categoryName: 'B',
    lang: 'pl',
    mode: 'exam',
  });
  const { body: sessions } = await owner.client.call<SessionDto[]>('GET', 'v1/auth/sessions');
  owned = { testId: String(created.testId), sessionId: sessions[0]?.id ?? '' };
});

async function documented(portalUrl: string): Promise<readonly Operation[]> {
  const document = await (await fetch(`${portalUrl}/api/openapi.json`)).json();
  // biome-ignore lint/suspicious/noExplicitAny: a document of OpenAPI is looked through, not typed
  const paths = Object.entries<any>(document.paths);
  return paths.flatMap(([path, methods]) =>
    // biome-ignore lint/suspicious/noExplicitAny: as above
    Object.entries<any>(methods).map(([method, operation]) => {
      const content = operation.requestBody?.content?.['application/json'];
      return {
        method: method.toUpperCase(),
        path: path.replace(/^\/api\//, ''),
        access: operation['x-access'],
        parameters: operation.parameters ?? [],
        example: content?.example ?? null,
        fields: Object.keys(content?.schema?.properties ?? {}),
      };
    }),
  );
}

/** Those that take a part in what they answer: neither files nor the document itself. */
const ofApi = (): Operation[] => operations.filter(({ path }) => /^(v1\/|csrf-token$)/.test(path));
const nameOf = ({ method, path }: Operation): string => `${method} ${path}`;

/** The path with what it names filled in. */
function addressOf({ path, parameters }: Operation, given: Readonly<Record<string, string>> = {}): string {
  const examples = Object.fromEntries(parameters.map(({ name, example }) => [name, String(example)]));
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(given[name] ?? examples[name] ?? 'x'),
  );
  const query = parameters
    .filter((parameter) => parameter.in === 'query' && parameter.required)
    .map(({ name, example }) => `${name}=${encodeURIComponent(String(example))}`);
  return query.length === 0 ? filled : `${filled}?${query.join('&')}`;
}

const call = (client: SourceClient, operation: Operation, headers: Record<string, string> = {}) =>
  client.call(operation.method, addressOf(operation, owned), payloadOf(operation), headers);

/** As the document shows it, about the owner's test where it names one. */
function payloadOf({ example }: Operation): object | undefined {
  if (example === null) return undefined;
  return 'testId' in example ? { ...example, testId: Number(owned.testId) } : example;
}

const codeOf = ({ body }: Answered): unknown => (body as { code?: unknown } | null)?.code;

/** What of the owner stands in an answer; the path that was asked does not count. */
function leaked({ body }: Answered): string[] {
  const { instance: _asked, ...rest } = Object(body) as Record<string, unknown>;
  const text = JSON.stringify(Array.isArray(body) ? body : rest);
  return [owner.username, owner.email, ...Object.values(owned)].filter((mark) => text.includes(mark));
}

test('the document tells of every call who may make it', () => {
  expect(ofApi().length).toBeGreaterThan(30);
  const accesses = new Set(ofApi().map(({ access }) => access));
  expect([...accesses].toSorted()).toEqual(expect.arrayContaining(['active', 'public', 'signed-in']));
  expect(accesses).not.toContain(undefined);
});

describe('a call', () => {
  test('that needs somebody is refused to nobody', async () => {
    const found = [];
    for (const operation of ofApi()) {
      if (['public', 'optional'].includes(operation.access)) continue;
      const answer = await call(nobody, operation);
      if (answer.status !== 401 || leaked(answer).length > 0) found.push([nameOf(operation), answer.status]);
    }
    expect(found).toEqual([]);
  });

  test('that needs an active learner is refused to an inactive one', async () => {
    const found = [];
    for (const operation of ofApi().filter(({ access }) => access === 'active')) {
      const answer = await call(inactive, operation);
      const isRefused = answer.status === 409 && codeOf(answer) === 'account-inactive';
      if (!isRefused || leaked(answer).length > 0) found.push([nameOf(operation), answer.status]);
    }
    expect(found).toEqual([]);
  });

  test('about somebody else’s is as if it were not there', async () => {
    const found = [];
    const asked = ofApi().filter(({ parameters }) => parameters.some(({ name }) => name in owned));
    expect(asked.length).toBeGreaterThan(3);
    for (const operation of asked) {
      const answer = await call(other.client, operation);
      if (answer.status !== 404 || leaked(answer).length > 0) found.push([nameOf(operation), answer.status]);
    }
    expect(found).toEqual([]);
    const mine = await owner.client.call<TestDto>('GET', `v1/tests/single/${owned.testId}?lang=pl&cat=B`);
    expect([mine.status, mine.body.status]).toEqual([200, 'unfinished']);
    expect((await owner.client.call('GET', 'v1/auth/valid')).status).toBe(200);
  });

  test('that names somebody else’s test in its payload is refused', async () => {
    const found = [];
    const asked = ofApi().filter(({ fields }) => fields.some((field) => TEST_FIELDS.has(field)));
    for (const operation of asked) {
      const references = operation.fields.filter((field) => TEST_FIELDS.has(field));
      const payload = {
        ...operation.example,
        ...('mode' in (operation.example ?? {}) && { mode: 'review' }),
        ...Object.fromEntries(references.map((field) => [field, Number(owned.testId)])),
      };
      const answer = await other.client.call(operation.method, addressOf(operation, owned), payload);
      if (answer.status < 400 || answer.status >= 500 || leaked(answer).length > 0)
        found.push([nameOf(operation), answer.status]);
    }
    expect(found).toEqual([]);
  });

  test('of nobody, an inactive or another learner tells nothing of the owner', async () => {
    const found = [];
    for (const operation of ofApi().filter(
      ({ method, path }) => method === 'GET' && path !== 'v1/auth/logout',
    )) {
      for (const client of [nobody, inactive, other.client]) {
        const answer = await call(client, operation);
        if (answer.status >= 500 || leaked(answer).length > 0)
          found.push([nameOf(operation), answer.status, leaked(answer)]);
      }
    }
    expect(found).toEqual([]);
    expect(leaked(await owner.client.call('GET', 'v1/users/user'))).toEqual([owner.username, owner.email]);
  });
});

describe('a changing call', () => {
  const changing = () => ofApi().filter(({ method }) => CHANGING.has(method));

  test.each<readonly [string, () => Record<string, string>]>([
    ['without a token', () => ({ 'X-CSRF-Token': '' })],
    ['with an invented one', () => ({ 'X-CSRF-Token': 'A'.repeat(43) })],
    ['with that of another session', () => ({ 'X-CSRF-Token': other.client.csrfToken })],
    ['with that of the time before sign-in', () => ({ 'X-CSRF-Token': nobody.csrfToken })],
    ['without cookies', () => ({ cookie: '' })],
    ['with a cookie of its own making', () => ({ cookie: `zf_csrf=${'A'.repeat(43)}` })],
    ['of a page elsewhere', () => ({ 'sec-fetch-site': 'cross-site' })],
  ])('%s is refused', async (_what, headers) => {
    const found = [];
    for (const operation of changing()) {
      const answer = await call(owner.client, operation, headers());
      if (answer.status !== 403 || codeOf(answer) !== 'csrf') found.push([nameOf(operation), answer.status]);
    }
    expect(found).toEqual([]);
  });
});

/** In the place of a field's value. */
const VALUES: readonly unknown[] = [
  { $ne: null },
  { $gt: '' },
  { $where: 'sleep(1000)' },
  { $regex: '.*' },
  ['a', 'b'],
  JSON.parse('{"__proto__":{"isActive":true}}'),
  { constructor: { prototype: { isActive: true } } },
];
/** Beside the fields there are. */
const FIELDS: readonly Record<string, unknown>[] = [
  { $where: '1' },
  { isActive: true },
  { userId: 1 },
  { 'password.$ne': '' },
  JSON.parse('{"__proto__":{"isActive":true}}'),
  { constructor: { prototype: {} } },
];
const SEGMENTS = [
  '{"$ne":null}',
  '$ne',
  '__proto__',
  'constructor',
  '[object Object]',
  '-1',
  '1e400',
  '%',
  '\u0000',
  '..',
];

describe('an operator, a prototype or a list', () => {
  /** For what it is: neither for want of a token nor because there was too much of it. */
  const isRefused = ({ status }: Answered): boolean => [400, 404, 405, 422].includes(status);

  afterEach(async () => {
    expect((await owner.client.call('GET', 'v1/users/user')).status).toBe(200);
  });

  test(
    'is accepted in no field of a payload, and breaks nothing',
    async () => {
      const found: unknown[] = [];
      let tried = 0;
      for (const operation of ofApi()) {
        const { method, fields, example } = operation;
        if (!CHANGING.has(method)) continue;
        const payloads = [
          ...fields.flatMap((field) => VALUES.map((value) => ({ ...example, [field]: value }))),
          ...FIELDS.map((field) => merged(example ?? {}, field)),
          ...VALUES,
        ];
        tried += payloads.length;
        const address = addressOf(operation, owned);
        const answers = await Promise.all(
          payloads.map((payload) => owner.client.call(method, address, payload)),
        );
        for (const [index, answer] of answers.entries()) {
          if (!isRefused(answer)) found.push([nameOf(operation), payloads[index], answer.status]);
        }
      }
      expect(found).toEqual([]);
      expect(tried).toBeGreaterThan(300);
    },
    MINUTE,
  );

  test(
    'is accepted in no query and no path, and breaks nothing',
    async () => {
      const found: unknown[] = [];
      for (const operation of ofApi()) {
        const { method, parameters } = operation;
        const names = parameters.filter((parameter) => parameter.in === 'query').map(({ name }) => name);
        const base = addressOf(operation, owned);
        const join = base.includes('?') ? '&' : '?';
        const addresses = [
          ...['$where=1', '__proto__[isActive]=true', 'constructor[prototype][isActive]=true'].map(
            (query) => base + join + query,
          ),
          ...names.flatMap((name) =>
            [`${name}[$ne]=1`, `${name}[]=1`, `${name}=1&${name}=2`].map(
              (query) => `${base.split('?')[0]}?${query}`,
            ),
          ),
          ...parameters
            .filter((parameter) => parameter.in === 'path')
            .flatMap(({ name }) =>
              SEGMENTS.map((segment) => addressOf(operation, { ...owned, [name]: segment })),
            ),
        ];
        const answers = await Promise.all(
          addresses.map((address) => owner.client.call(method, address, operation.example ?? undefined)),
        );
        for (const [index, answer] of answers.entries()) {
          if (!isRefused(answer)) found.push([nameOf(operation), addresses[index], answer.status]);
        }
      }
      expect(found).toEqual([]);
    },
    MINUTE,
  );
});

/** With its own `__proto__` too, which a spread would leave out. */
function merged(example: object, field: object): unknown {
  const [fields, more] = [JSON.stringify(example), JSON.stringify(field)].map((text) => text.slice(1, -1));
  return JSON.parse(`{${[fields, more].filter((part) => part !== '').join(',')}}`);
}
