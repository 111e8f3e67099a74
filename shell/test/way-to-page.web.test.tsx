import { expect, test } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { LinkName, PortalRoutes } from '@zielona-fala/contracts/portal';
import { Link, Navigate, useLocation } from '@zielona-fala/web-kit/router';
import { useHref } from '@zielona-fala/web-kit/session';
import { createTestPortal, renderInPortal } from '@zielona-fala/web-kit/testing';
import { useGate } from '../src/guards/useGate.ts';
import { createRouteBook } from '../src/navigation/route-book.ts';
import { RouteBookProvider, useRouteMap } from '../src/navigation/useRouteMap.ts';
import { SOME_PAGES } from './some-routes.ts';

const WITHOUT_AUTH: PortalRoutes = { remotes: { ...SOME_PAGES, auth: null } };
const WITHOUT_PUBLIC: PortalRoutes = { remotes: { ...SOME_PAGES, public: null } };

function To({ page }: { readonly page: LinkName }) {
  return <Link to={useHref()(page)}>to {page}</Link>;
}

/** Where the learner is, and what is decided about it. */
function Address() {
  const { pathname, search } = useLocation();
  const map = useRouteMap();
  const decision = useGate(map.locate(pathname), map);
  if (decision.kind === 'go') return <Navigate to={decision.to} replace />;
  return (
    <output>
      {decision.kind} {pathname + search}
    </output>
  );
}

function open(written: PortalRoutes, page: LinkName, path: string) {
  const book = createRouteBook({
    written,
    fetchRoutes: async () => ({ remotes: SOME_PAGES }),
    onError: (error) => {
      throw error;
    },
  });
  const portal = {
    ...createTestPortal(),
    href: (name: LinkName) => book.href(name, 'pl'),
    subscribeToHref: book.subscribe,
  };
  renderInPortal(
    <RouteBookProvider value={book}>
      <To page={page} />
      <Address />
    </RouteBookProvider>,
    { portal, path },
  );
  const link = () => screen.getByRole('link', { name: `to ${page}` });
  const address = () => screen.getByRole('status').textContent;
  return { book, link, address };
}

test('a link that is shown already leads to the page as soon as the routes of its remote are known', async () => {
  const { book, link } = open(WITHOUT_AUTH, 'login', '/');
  expect(link().getAttribute('href')).not.toBe('/zaloguj');
  await book.refresh();
  await waitFor(() => expect(link().getAttribute('href')).toBe('/zaloguj'));
});

test('whoever went to the login of a remote that was unavailable comes to it once the remote is back', async () => {
  const { book, link, address } = open(WITHOUT_AUTH, 'login', '/');
  fireEvent.click(link());
  await waitFor(() => expect(address()).toMatch(/^unknown \/account/));
  await book.refresh();
  await waitFor(() => expect(address()).toBe('show /zaloguj'));
});

test('the way to a page below the prefix of the home page does not end there', async () => {
  const { book, link, address } = open(WITHOUT_PUBLIC, 'privacy-policy', '/dashboard/none');
  fireEvent.click(link());
  await waitFor(() => expect(address()).toMatch(/^unknown \/\?/));
  await book.refresh();
  await waitFor(() => expect(address()).toBe('show /polityka-prywatnosci'));
});

test('a page keeps its own search, whatever it is called', () => {
  expect(open(WITHOUT_AUTH, 'home', '/?page=2').address()).toBe('show /?page=2');
});
