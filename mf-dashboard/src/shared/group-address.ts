import { pathOf } from '../path-of.ts';

export const groupAddress = (groupId: number): string => `${pathOf('dashboard-groups')}?groupId=${groupId}`;

export const memberAddress = (groupId: number, userId: number): string =>
  `${groupAddress(groupId)}&userId=${userId}`;

/** Opens the page that joins a group, with its code filled in; on this portal. */
export const joinLink = (code: string): string =>
  `${location.origin}${pathOf('dashboard-groups')}?code=${encodeURIComponent(code)}`;

/** The group or member named in a URL's query, or null. */
export function idOf(query: URLSearchParams, name: 'groupId' | 'userId'): number | null {
  const id = Number(query.get(name));
  return Number.isSafeInteger(id) && id > 0 ? id : null;
}
