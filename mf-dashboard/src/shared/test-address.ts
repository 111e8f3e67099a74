import { DASHBOARD_SCREENS } from '@zielona-fala/contracts';

export const examAddress = (testId: number): string =>
  `${DASHBOARD_SCREENS['dashboard-exam']}?testId=${testId}`;

export const resultAddress = (testId: number): string =>
  `${DASHBOARD_SCREENS['dashboard-result']}?testId=${testId}`;

/** The `testId` of an address' query; null when it is missing or no id. */
export function testIdOf(query: URLSearchParams): number | null {
  const id = Number(query.get('testId'));
  return Number.isSafeInteger(id) && id > 0 ? id : null;
}
