import { GATEWAY_ROUTES } from '@zielona-fala/contracts';
import * as api from '@zielona-fala/contracts/api';
import { type Declaration, isDeclaration } from '@zielona-fala/contracts/api/declare';

const isOutside = (path: string): boolean =>
  path.startsWith('/api/') || GATEWAY_ROUTES.some(({ prefix }) => path.startsWith(`${prefix}/`));

/** The declared calls that come through the gateway; our own processes make others of each other. */
export const CALLS: readonly Declaration[] = Object.values<unknown>(api)
  .filter(isDeclaration)
  .filter(({ path }) => isOutside(path));

/** What the path of a call looks like, whatever its parameters are. */
export const formOf = ({ path }: Pick<Declaration, 'path'>): RegExp =>
  new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+').replaceAll(/\*\w+/g, '.+')}/?$`, 'i');
