import {
  type AccessTokenDto,
  type GroupDto,
  type HomeworkDto,
  polishDayOf,
  type SessionDto,
  type TestDto,
  type UserDto,
} from '@zielona-fala/contracts';
import { type Answered, SourceClient } from '@zielona-fala/tools/source-client';
import { stackInfo } from '@zielona-fala/tools/stack-client';
import { activatedLearner, type Learner, newDetails } from './learner.ts';

interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required: boolean;
  readonly example?: unknown;
}

/** A call of the API's document. */
export interface Operation {
  readonly method: string;
  /** Of the document, without the base. */
  readonly path: string;
  readonly access: string;
  readonly parameters: readonly Parameter[];
  /** A payload that the document shows; null for a call without one. */
  readonly example: Readonly<Record<string, unknown>> | null;
  readonly fields: readonly string[];
}

/** Who makes calls, and what the first of them has. Everybody has a CSRF token. */
export interface Callers {
  readonly owner: Learner;
  readonly other: Learner;
  readonly inactive: SourceClient;
  readonly nobody: SourceClient;
  /** Of the owner, by the names of the parameters that name them. */
  readonly owned: Readonly<Record<string, string>>;
}

/** The calls that take a part in what they answer: neither files nor the document itself. */
export async function documentedOperations(): Promise<readonly Operation[]> {
  const { portalUrl } = await stackInfo();
  const document = await (await fetch(`${portalUrl}/api/openapi.json`)).json();
  // biome-ignore lint/suspicious/noExplicitAny: a document of OpenAPI is looked through, not typed
  const paths = Object.entries<any>(document.paths);
  const operations = paths.flatMap(([path, methods]) =>
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
  return operations.filter(({ path }) => /^(v1\/|csrf-token$)/.test(path));
}

/** Two learners, one of them with a test, a session and a group with homework, somebody inactive, and nobody. */
export async function startCallers(): Promise<Callers> {
  const portal = await stackInfo();
  const [owner, other] = await Promise.all([activatedLearner(portal), activatedLearner(portal)]);
  const inactive = new SourceClient(portal.portalUrl);
  const details = newDetails();
  await inactive.fetchCsrfToken();
  const requested = { ...details, repeatPassword: details.password };
  const registered = await inactive.call<AccessTokenDto>('POST', 'v1/auth/register', requested);
  inactive.accessToken = registered.body.accessToken;
  const nobody = new SourceClient(portal.portalUrl);
  await Promise.all([owner.client, other.client, inactive, nobody].map((client) => client.fetchCsrfToken()));
  const { body: created } = await owner.client.call<TestDto>('POST', 'v1/tests', {
    categoryName: 'B',
    lang: 'pl',
    mode: 'exam',
  });
  const { body: sessions } = await owner.client.call<SessionDto[]>('GET', 'v1/auth/sessions');
  const { body: group } = await owner.client.call<GroupDto>('POST', 'v1/tests/groups', {
    name: 'Tuesdays',
    categoryName: 'B',
  });
  const { body: homework } = await owner.client.call<HomeworkDto>(
    'POST',
    `v1/tests/groups/${group.groupId}/homework`,
    { count: 20, due: polishDayOf(new Date()) },
  );
  const { body: user } = await owner.client.call<UserDto>('GET', 'v1/users/user');
  const owned = {
    testId: String(created.testId),
    sessionId: sessions[0]?.id ?? '',
    groupId: String(group.groupId),
    homeworkId: String(homework.homeworkId),
    userId: String(user.userId),
  };
  return { owner, other, inactive, nobody, owned };
}

export const nameOf = ({ method, path }: Operation): string => `${method} ${path}`;

const CHANGING = new Set(['POST', 'PUT', 'PATCH', 'DELETE']);

export const isChanging = ({ method }: Operation): boolean => CHANGING.has(method);

/** The path with what it names filled in, else with what the document shows. */
export function addressOf(
  { path, parameters }: Operation,
  given: Readonly<Record<string, string>> = {},
): string {
  const examples = Object.fromEntries(parameters.map(({ name, example }) => [name, String(example)]));
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(given[name] ?? examples[name] ?? 'x'),
  );
  const query = parameters
    .filter((parameter) => parameter.in === 'query' && parameter.required)
    .map(({ name, example }) => `${name}=${encodeURIComponent(String(example))}`);
  return query.length === 0 ? filled : `${filled}?${query.join('&')}`;
}

/** Makes a call as the document shows it, about what the owner has. */
export const callAs = (
  client: SourceClient,
  operation: Operation,
  owned: Callers['owned'],
  headers: Record<string, string> = {},
): Promise<Answered> =>
  client.call(operation.method, addressOf(operation, owned), payloadOf(operation, owned), headers);

/** As the document shows it, about the owner's test where it names one. */
function payloadOf({ example }: Operation, owned: Callers['owned']): object | undefined {
  if (example === null) return undefined;
  return 'testId' in example ? { ...example, testId: Number(owned.testId) } : example;
}

export const codeOf = ({ body }: Answered): unknown => (body as { code?: unknown } | null)?.code;
