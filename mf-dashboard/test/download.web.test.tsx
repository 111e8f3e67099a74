import { afterEach, expect, test } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { createTestPortal, renderInPortal } from '@zielona-fala/web-kit/testing';
import { useDownload } from '../src/features/practice/offline/use-download.ts';
import type { OfflinePack } from '../src/shared/offline/offline-pack.ts';
import { USER } from './fixtures.ts';

const PACK: OfflinePack = {
  ...{ category: 'B', lang: 'pl', made: '2026-11-28T12:00:00.000Z', issue: 'one', questions: [] },
  pictures: ['/media/broken.webp', '/media/late.webp'],
};

function Shown() {
  const { step, failure, resume } = useDownload(null);
  return <button type="button" onClick={() => resume(PACK)}>{`${step} ${failure}`}</button>;
}

afterEach(() => void Reflect.deleteProperty(globalThis, 'caches'));

test('a download that breaks off stays so, also when a picture that was under way arrives later', async () => {
  const kept: string[] = [];
  const cache = { match: async () => undefined, put: async (address: string) => void kept.push(address) };
  Object.defineProperty(globalThis, 'caches', { value: { open: async () => cache }, configurable: true });
  const late = Promise.withResolvers<Response>();
  globalThis.fetch = async (address) => {
    if (address === PACK.pictures[0]) throw new TypeError('Failed to fetch');
    return late.promise;
  };
  renderInPortal(<Shown />, { portal: createTestPortal({ user: USER }) });
  act(() => screen.getByRole('button').click());
  await screen.findByText('paused network');
  late.resolve({ ok: true, headers: new Headers(), blob: async () => new Blob() } as Response);
  await waitFor(() => expect(kept).toEqual([PACK.pictures[1]]));
  await act(async () => undefined);
  expect(screen.getByRole('button').textContent).toBe('paused network');
});
