import { GATEWAY_ROUTES, type ServiceName } from '@zielona-fala/contracts';
import type { Express } from 'express';
import { declarationsOf } from '../http/index.ts';
import { type Operation, operationOf, pathOf } from './operation.ts';

/** Operations by path and method. */
export type Paths = Readonly<Record<string, Readonly<Record<string, Operation>>>>;

/** Calls that only our own processes make of each other. */
const INTERNAL = /^\/(internal|\.well-known)\//;

/**
 * Describes the calls of an app that come through the gateway, from the routes that it really has.
 * @param service whose app it is; undefined for the gateway's own
 * @throws Error when a route is not declared, or the gateway would pass its path on to another service
 */
export function describeApp(app: Express, service: ServiceName | undefined): Paths {
  const paths: Record<string, Record<string, Operation>> = {};
  for (const declaration of declarationsOf(app)) {
    const path = pathOf(declaration.path);
    if (INTERNAL.test(path)) continue;
    if (ownerOf(path) !== service) throw new Error(`The gateway does not pass ${path} on to ${service}`);
    paths[path] = { ...paths[path], [declaration.method]: operationOf(declaration) };
  }
  return paths;
}

const ownerOf = (path: string): ServiceName | undefined =>
  GATEWAY_ROUTES.find(({ prefix }) => path === prefix || path.startsWith(`${prefix}/`))?.service;
