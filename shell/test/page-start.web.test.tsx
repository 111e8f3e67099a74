import { afterEach, expect, jest, test } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { navigate } from '@zielona-fala/web-kit/router';
import { createRouteMap } from '../src/navigation/route-map.ts';
import { usePageStart } from '../src/navigation/usePageStart.ts';
import { SOME_PAGES } from './some-routes.ts';

const MAP = createRouteMap(SOME_PAGES);

function Page() {
  usePageStart(MAP);
  return (
    <>
      <button type="button">Language</button>
      <main id="main" tabIndex={-1} />
    </>
  );
}

afterEach(() => {
  jest.restoreAllMocks();
});

/** Opens a path, focuses the button above the page, goes on to `next`. */
function goOn(path: string, next: string) {
  const scrollTo = jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  history.replaceState(null, '', path);
  render(<Page />);
  screen.getByRole('button').focus();
  act(() => navigate(next, { replace: true }));
  expect(location.pathname).toBe(next);
  return scrollTo;
}

test('another page starts at its top, with the focus', () => {
  const scrollTo = goOn('/polityka-prywatnosci', '/temat/znaki');
  expect(document.activeElement).toBe(screen.getByRole('main'));
  expect(scrollTo).toHaveBeenCalledWith(0, 0);
});

test('another instance of a page starts so too, in whatever language', () => {
  goOn('/temat/znaki', '/en/topic/abs');
  expect(document.activeElement).toBe(screen.getByRole('main'));
});

test('the same page in another language keeps the place and the focus', () => {
  const scrollTo = goOn('/temat/znaki', '/en/topic/signs');
  expect(document.activeElement).toBe(screen.getByRole('button'));
  expect(scrollTo).not.toHaveBeenCalled();
});
