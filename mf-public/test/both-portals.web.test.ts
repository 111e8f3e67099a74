import { beforeEach, expect, test } from '@jest/globals';
import { openInBothPortals } from '@zielona-fala/web-kit/testing';
import { contract, routes } from '../src/routes.tsx';
import { servePages } from './served-pages.ts';

beforeEach(servePages);

test('each page shows the same in a portal with no more than the contract it needs', async () => {
  expect(
    await openInBothPortals(
      { contract, routes },
      { params: { category: 'b', topic: 'znaki-drogowe', rule: 'yield-to-right' } },
    ),
  ).not.toEqual([]);
});
