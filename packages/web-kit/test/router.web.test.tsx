import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import {
  BrowserRouter,
  Link,
  Navigate,
  NavLink,
  navigate,
  useLocation,
  useParams,
  useRoutes,
  useSearchParams,
} from '@zielona-fala/web-kit/router';
import { renderToString } from 'react-dom/server';

const Token = () => <p>token {useParams().token}</p>;
const Search = () => <p>test {useSearchParams()[0].get('testId')}</p>;

const ROUTES = [
  { path: '/account/:step', element: <p>any step</p> },
  { path: '/account/info', element: <p>info</p> },
  { path: '/account/activate/:token', element: <Token /> },
  { path: '/result', element: <Search /> },
  { path: '/old', element: <Navigate to="/older" replace /> },
  { path: '/older', element: <Navigate to="/account/info" replace /> },
  { path: '/', element: <p>home</p> },
];

function Page() {
  const { pathname, search } = useLocation();
  return (
    <>
      <output>{pathname + search}</output>
      {useRoutes(ROUTES) ?? <p>none</p>}
    </>
  );
}

const shownAt = () => screen.getByRole('status').textContent;

function open(path: string, links = <Link to="/account/info">info</Link>) {
  history.pushState(null, '', path);
  render(
    <BrowserRouter>
      {links}
      <Page />
    </BrowserRouter>,
  );
}

/** @returns whether the click is left to the browser */
function clickLink(name: string, init?: MouseEventInit): boolean {
  let left = false;
  const see = (event: Event) => {
    left = !event.defaultPrevented;
    event.preventDefault();
  };
  document.addEventListener('click', see, { once: true });
  fireEvent.click(screen.getByRole('link', { name }), init);
  return left;
}

beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
});
afterEach(cleanup);

test('a link shows its page, and back leads to the one before', async () => {
  open('/');
  expect(clickLink('info')).toBe(false);
  await screen.findByText('info', { selector: 'p' });
  expect(location.pathname).toBe('/account/info');
  history.back();
  await screen.findByText('home');
  expect(shownAt()).toBe('/');
});

test('a link to the open page, and one that replaces, add nothing to the history', async () => {
  open(
    '/account/info',
    <>
      <Link to="/account/info">info</Link>
      <Link to="/result?testId=4" replace state={{ from: 'list' }}>
        result
      </Link>
    </>,
  );
  const before = history.length;
  clickLink('info');
  clickLink('result');
  await screen.findByText('test 4');
  expect([history.length, history.state]).toEqual([before, { from: 'list' }]);
});

test('what is not a plain click on a page of the portal is left to the browser', () => {
  open(
    '/',
    <>
      <Link to="/account/info">info</Link>
      <Link to="/account/info" target="_blank">
        other tab
      </Link>
      <Link to="/api/v1/auth/google" reloadDocument>
        document
      </Link>
    </>,
  );
  expect(clickLink('info', { ctrlKey: true })).toBe(true);
  expect(clickLink('other tab')).toBe(true);
  expect(clickLink('document')).toBe(true);
  expect(shownAt()).toBe('/');
});

test('a link of a navigation says when its page or one below it is open', async () => {
  open(
    '/account/activate/x',
    <>
      <NavLink to="/">home page</NavLink>
      <NavLink to="/account">account</NavLink>
      <NavLink to="/acc">other</NavLink>
    </>,
  );
  const current = () =>
    screen.getAllByRole('link').filter((link) => link.getAttribute('aria-current') === 'page');
  expect(current().map((link) => link.textContent)).toEqual(['account']);
  navigate('/');
  await waitFor(() => expect(current().map((link) => link.textContent)).toEqual(['home page']));
});

test.each([
  ['/account/info', 'info'],
  ['/account/other', 'any step'],
  ['/account/activate/a%2Fb%2541', 'token a/b%41'],
  ['/result?testId=12', 'test 12'],
  ['/account/activate/100%', 'token 100%'],
  ['/nope', 'none'],
])('%s shows %s', async (path, text) => {
  open(path);
  await screen.findByText(text, { selector: 'p' });
});

test('one redirect leads to the next, and none stays in the history', async () => {
  open('/');
  const before = history.length;
  navigate('/old');
  await screen.findByText('info', { selector: 'p' });
  expect([shownAt(), history.length]).toEqual(['/account/info', before + 1]);
});

test('renders the page of an address without a browser address', () => {
  history.replaceState(null, '', '/');
  const html = renderToString(
    <BrowserRouter address="/result?testId=9">
      <Page />
    </BrowserRouter>,
  );
  expect(html).toContain('/result?testId=9');
  expect(html.replaceAll('<!-- -->', '')).toContain('<p>test 9</p>');
});
