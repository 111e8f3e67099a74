import { GATEWAY_ROUTES, type ServiceName } from '@zielona-fala/contracts';
import * as api from '@zielona-fala/contracts/api';
import { type Declaration, isDeclaration } from '@zielona-fala/contracts/api/declare';
import type { Express } from 'express';
import { declarationsOf } from '../http/index.ts';

const lineOf = ({ method, path }: Declaration): string => `${method} ${path}`;

const ownerOf = (path: string): ServiceName | undefined =>
  GATEWAY_ROUTES.find(({ prefix }) => path === prefix || path.startsWith(`${prefix}/`))?.service;

const DECLARED = Object.values<unknown>(api).filter(isDeclaration);

/**
 * Compares the calls that an app serves with those that are declared.
 * @param service whose app it is; undefined for the gateway's own
 * @returns what it serves without a declaration or in spite of the gateway's routes, and what it should serve besides
 */
export function compareDeclared(
  app: Express,
  service: ServiceName | undefined,
): { readonly undeclared: readonly string[]; readonly unserved: readonly string[] } {
  const served = declarationsOf(app);
  const own = DECLARED.filter(({ path }) => /^\/(api|media)\//.test(path) && ownerOf(path) === service);
  const isOwn = (each: Declaration) => own.includes(each) || /^\/(internal|\.well-known)\//.test(each.path);
  return {
    undeclared: served.filter((each) => !DECLARED.includes(each) || !isOwn(each)).map(lineOf),
    unserved: own.filter((each) => !served.includes(each)).map(lineOf),
  };
}
