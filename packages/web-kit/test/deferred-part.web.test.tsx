import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { renderInPortal } from '@zielona-fala/web-kit/testing';
import { deferredPart } from '@zielona-fala/web-kit/ui';
import { useState } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';

/** As the server sends it. */
const HTML = '<div><!--$--><button type="button">pressed 0</button><!--/$--></div>';

function Counter() {
  const [presses, setPresses] = useState(0);
  return (
    <button type="button" onClick={() => setPresses(presses + 1)}>
      {`pressed ${presses}`}
    </button>
  );
}

let reach: () => void = () => undefined;
const withoutLayout = globalThis.IntersectionObserver;
let root: Root | null = null;

beforeEach(() => {
  class Sight {
    constructor(tell: (entries: { readonly isIntersecting: boolean }[]) => void) {
      reach = () => tell([{ isIntersecting: true }]);
    }
    observe() {}
    disconnect() {}
  }
  globalThis.IntersectionObserver = Sight as unknown as typeof IntersectionObserver;
});

afterEach(() => {
  act(() => root?.unmount());
  root = null;
  document.body.replaceChildren();
  globalThis.IntersectionObserver = withoutLayout;
});

test('HTML of a part stands without code until the reader gets there, and answers then', async () => {
  const load = jest.fn(async () => Counter);
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = HTML;
  const sent = screen.getByRole('button');
  await act(async () => {
    root = hydrateRoot(container, deferredPart(load));
  });
  expect(load).not.toHaveBeenCalled();
  expect(screen.getByRole('button')).toBe(sent);

  await act(async () => reach());
  expect(load).toHaveBeenCalledTimes(1);
  await act(async () => sent.click());
  expect(sent.textContent).toBe('pressed 1');
});

test('a part without HTML comes at once', async () => {
  renderInPortal(deferredPart(async () => Counter));
  expect(await screen.findByRole('button', { name: 'pressed 0' })).toBeTruthy();
});
