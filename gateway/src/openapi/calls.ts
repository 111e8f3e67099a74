import { GATEWAY_ROUTES } from '@zielona-fala/contracts';
import * as api from '@zielona-fala/contracts/api';
import type { Declaration } from '@zielona-fala/contracts/api/declare';

const isDeclaration = (value: unknown): value is Declaration =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value;

const isOutside = (path: string): boolean =>
  path.startsWith('/api/') || GATEWAY_ROUTES.some(({ prefix }) => path.startsWith(`${prefix}/`));

/** The declared calls that come through the gateway; our own processes make others of each other. */
export const CALLS: readonly Declaration[] = Object.values<unknown>(api).filter(
  (each) => isDeclaration(each) && isOutside(each.path),
) as Declaration[];

/** What the path of a call looks like, whatever its parameters are. */
export const formOf = ({ path }: Pick<Declaration, 'path'>): RegExp =>
  new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+').replaceAll(/\*\w+/g, '.+')}/?$`, 'i');
