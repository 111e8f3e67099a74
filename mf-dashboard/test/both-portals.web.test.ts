import { expect, test } from '@jest/globals';
import { openInBothPortals, USER } from '@zielona-fala/web-kit/testing';
import { routes } from '../src/routes.tsx';

test('each page shows the same in a portal of the contract before', async () => {
  expect(await openInBothPortals({ routes }, { user: USER })).not.toEqual([]);
});
