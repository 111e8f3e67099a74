import { randomUUID } from 'node:crypto';
import {
  ACCESS_TOKEN_HEADER,
  GATEWAY_ROUTES,
  IDEMPOTENCY_KEY_HEADER,
  type ServiceName,
} from '@zielona-fala/contracts';
import type { Access, Declaration } from '@zielona-fala/contracts/api/declare';
import { type ArgumentsOf, requestTo } from '@zielona-fala/contracts/portal';
import { createCookieJar } from '@zielona-fala/service-kit/testing';
import type { Services } from '@zielona-fala/tools/services';

type AnswerOf<Call> =
  // biome-ignore lint/suspicious/noExplicitAny: whatever the call takes
  Call extends Declaration<Access, any, any, any, infer Answer> ? Answer : never;

/** A browser that makes declared calls of the services, with its cookies and its learner's token. */
export interface Visitor {
  accessToken: string;
  /** @throws Error for an answer that is an error */
  make<Call extends Declaration>(call: Call, given?: ArgumentsOf<Call>): Promise<AnswerOf<Call>>;
  /** Makes a call that must be refused. */
  refused<Call extends Declaration>(call: Call, given: ArgumentsOf<Call>, status: number): Promise<void>;
}

/** @param made gets every call that is made */
export function createVisitor({ urls }: Services, made: Set<Declaration>): Visitor {
  const jar = createCookieJar();
  const send = async (call: Declaration, given: object): Promise<Response> => {
    const { path, method = 'GET', body } = requestTo(call, given as never);
    made.add(call);
    const answer = await fetch(`${urls[`svc-${ownerOf(call)}`]}/api/${path}`, {
      method,
      redirect: 'manual',
      headers: {
        'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
        'content-type': 'application/json',
        cookie: jar.header(),
        ...(visitor.accessToken !== '' && { [ACCESS_TOKEN_HEADER]: visitor.accessToken }),
        ...(/POST|PATCH/.test(method) && { [IDEMPOTENCY_KEY_HEADER]: randomUUID() }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    jar.keep(answer.headers.getSetCookie());
    return answer;
  };
  const visitor: Visitor = {
    accessToken: '',
    async make(call, given = {} as never) {
      const answer = await send(call, given);
      const text = await answer.text();
      if (answer.status >= 400) throw new Error(`${call.method} ${call.path}: ${answer.status} ${text}`);
      const isJson = answer.headers.get('content-type')?.includes('json') ?? false;
      return isJson ? JSON.parse(text) : text;
    },
    async refused(call, given, status) {
      const answer = await send(call, given);
      const text = await answer.text();
      if (answer.status !== status)
        throw new Error(`${call.method} ${call.path}: ${answer.status} instead of ${status} ${text}`);
    },
  };
  return visitor;
}

function ownerOf({ path }: Declaration): ServiceName {
  const route = GATEWAY_ROUTES.find(({ prefix }) => path === prefix || path.startsWith(`${prefix}/`));
  if (route === undefined) throw new Error(`no service has ${path}`);
  return route.service;
}
