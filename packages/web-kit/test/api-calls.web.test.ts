import { expect, test } from '@jest/globals';
import type { PortalApi } from '@zielona-fala/contracts/portal';

const asked: string[] = [];
const api = {
  request: async ({ path }: { path: string }) => asked.push(path),
} as unknown as PortalApi;

const numberOf = (value: number): number => value;
const testId = 5;

test('calls that the document of the API does not have do not compile', async () => {
  numberOf((await api.request({ path: `v1/tests/single/${testId}?lang=pl` })).testId);
  numberOf((await api.request({ path: 'v1/tests/bank' })).questions);
  numberOf((await api.request({ path: `v1/tests/${testId}`, method: 'DELETE' })).testId);
  await api.request({ path: `v1/tests/${testId}/answers/1`, method: 'PUT', body: { answer: 'T' } });
  // @ts-expect-error: no such path
  await api.request({ path: 'v1/nothing' });
  // @ts-expect-error: no such method at this path
  await api.request({ path: 'v1/users/preferences', method: 'POST', body: { theme: 'dark' } });
  // @ts-expect-error: no such answer
  await api.request({ path: `v1/tests/${testId}/answers/1`, method: 'PUT', body: { answer: 'X' } });
  // @ts-expect-error: a field is missing
  await api.request({ path: 'v1/tests', method: 'POST', body: { categoryName: 'B', lang: 'pl' } });
  // @ts-expect-error: the answer has no such field
  (await api.request({ path: 'v1/tests/bank' })).answers;
  expect(asked).toHaveLength(9);
});
