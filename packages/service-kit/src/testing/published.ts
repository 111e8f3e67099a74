import { isDeepStrictEqual } from 'node:util';
import type { ServiceName } from '@zielona-fala/contracts';
import document from '@zielona-fala/contracts/openapi.json' with { type: 'json' };
import type { Express } from 'express';
import { describeApp, type Operation } from '../openapi/index.ts';

type Published = Pick<Operation, 'operationId' | 'requestBody' | 'responses' | 'x-access'>;

const PUBLISHED = new Map(
  Object.values(document.paths as unknown as Record<string, Record<string, Published>>)
    .flatMap((methods) => Object.values(methods))
    .map((operation) => [operation.operationId, operation]),
);

/** Compares the calls of an app with the published document of the API. */
export function comparePublished(
  app: Express,
  service: ServiceName | undefined,
): { readonly same: string[]; readonly different: string[] } {
  const operations = Object.values(describeApp(app, service)).flatMap((methods) => Object.values(methods));
  const { same = [], different = [] } = Object.groupBy(operations, (own) =>
    isPublished(own, PUBLISHED.get(own.operationId)) ? 'same' : 'different',
  );
  return {
    same: same.map(({ operationId }) => operationId),
    different: different.map(({ operationId }) => operationId),
  };
}

/** The published operation has what the service says, and what the gateway answers besides. */
function isPublished(own: Operation, published: Published | undefined): boolean {
  return (
    published !== undefined &&
    published['x-access'] === own['x-access'] &&
    isDeepStrictEqual(published.requestBody, plain(own.requestBody)) &&
    Object.entries(own.responses).every(([status, answer]) =>
      isDeepStrictEqual(published.responses[status], plain(answer)),
    )
  );
}

/** As it is once it has been JSON. */
const plain = <Value>(value: Value): Value =>
  value === undefined ? value : JSON.parse(JSON.stringify(value));
