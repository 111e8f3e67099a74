import { type RequestHandler, Router } from 'express';
import type Joi from 'joi';
import type { Guards } from './access.ts';
import { jsonBody } from './body.ts';
import { declared } from './declaration.ts';
import type { Endpoint } from './endpoint.ts';
import { EventStream } from './event-stream.ts';
import { fixedPaths, otherMethods } from './fallbacks.ts';
import { FileAnswer } from './file-answer.ts';
import { type Idempotency, readIdempotencyKey, takesIdempotencyKey } from './idempotency.ts';
import { JsonStream } from './json-stream.ts';
import { NO_CONTENT } from './no-content.ts';
import { invalid, notFound } from './problem.ts';
import { check, checkBody } from './validate.ts';

/**
 * A router of the given endpoints, each checked in the contract's order: 401, 409 inactive, 400/415/413, 422, 404.
 * A known path asked with another method answers 405 with `Allow`.
 * @param idempotency of a service that takes an `Idempotency-Key`; without it, keys are not looked at
 */
export function createApi(endpoints: readonly Endpoint[], guards: Guards, idempotency?: Idempotency): Router {
  const router = Router({ caseSensitive: true });
  const declarations = endpoints.map(({ declaration }) => declaration);
  router.use(fixedPaths(declarations));
  for (const endpoint of endpoints) {
    const { declaration, before } = endpoint;
    router[declaration.method](
      declaration.path,
      ...guards[declaration.access],
      ...(declaration.byMailPrograms ? [] : [jsonBody]),
      ...before,
      declared(declaration, handlerOf(endpoint, takesIdempotencyKey(declaration) ? idempotency : undefined)),
    );
  }
  router.use(otherMethods(declarations), () => {
    throw notFound();
  });
  return router;
}

function handlerOf(
  { declaration, handle: answerTo }: Endpoint,
  idempotency: Idempotency | undefined,
): RequestHandler {
  return async (request, response) => {
    const query = checkPart(check, declaration.query, request.query);
    const body = checkPart(checkBody, declaration.body, request.body);
    const { key, errors: keyErrors } =
      idempotency === undefined ? { errors: [] } : readIdempotencyKey(request);
    const errors = [...keyErrors, ...query.errors, ...body.errors];
    if (errors.length > 0) throw invalid(errors);
    const params = declaration.params ? check(declaration.params, request.params) : { value: {}, errors: [] };
    if (params.errors.length > 0) throw notFound();
    response.set('cache-control', 'no-store');
    const { user } = response.locals;
    const input = { params: params.value, query: query.value, body: body.value };
    const handle = async () => answerTo({ ...input, user, request, response });
    const dto =
      idempotency === undefined || key === undefined
        ? await handle()
        : await idempotency.answer(
            {
              userId: user?.userId ?? null,
              route: `${declaration.method} ${declaration.path}`,
              key,
              input,
              answersAnew: declaration.answersAnew ?? false,
            },
            handle,
          );
    if (dto instanceof FileAnswer) dto.send(response.status(declaration.status ?? 200));
    else if (dto instanceof EventStream) dto.send(response.status(declaration.status ?? 200));
    else if (dto instanceof JsonStream) await dto.send(response.status(declaration.status ?? 200));
    else if (dto === NO_CONTENT) response.status(204).end();
    else if (declaration.answer === undefined) response.status(declaration.status ?? 204).end();
    else response.status(declaration.status ?? 200).json(dto);
  };
}

function checkPart(checked: typeof check, schema: Joi.ObjectSchema | undefined, input: unknown) {
  if (schema !== undefined) return checked(schema, input ?? {});
  const names = typeof input === 'object' && input !== null ? Object.keys(input) : [];
  return {
    value: {},
    errors: names.map((field) => ({ field, code: 'unknown-field', message: 'Unknown field' })),
  };
}
