import { pathOf } from '../route-table.ts';

export const groupAddress = (groupId: number): string => `${pathOf('dashboard-groups')}?groupId=${groupId}`;

/** The group that an address' query names; null when it names none. */
export function groupIdOf(query: URLSearchParams): number | null {
  const id = Number(query.get('groupId'));
  return Number.isSafeInteger(id) && id > 0 ? id : null;
}
