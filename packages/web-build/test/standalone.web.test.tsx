import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { PORTAL_CONTRACT, type RemoteModule, type RouteTable } from '@zielona-fala/contracts/portal';
import { useUser } from '@zielona-fala/web-kit/session';
import { fakeServer, tokenFor, USER } from '@zielona-fala/web-kit/testing';
import { FormattedMessage } from 'react-intl';
import { startStandalone } from '../standalone/start.tsx';

function Greeting() {
  return (
    <h1>
      <FormattedMessage id="test.hello" /> {useUser()?.username}
    </h1>
  );
}

const remote: RemoteModule = {
  contract: PORTAL_CONTRACT,
  messages: async (locale) => ({ 'test.hello': locale === 'en' ? 'Hello' : 'Cześć' }),
  routes: () => [{ path: '/dashboard/home', element: <Greeting /> }],
};

const routeTable: RouteTable = {
  'dashboard-home': {
    paths: '/dashboard/home',
    audience: 'active',
    frame: 'dashboard',
    title: 'test.hello',
    description: 'test.hello',
  },
};

const KIT_TEXTS = { 'kit.password.show': 'Pokaż' };

const open = (path: string): Promise<void> => {
  history.replaceState(null, '', path);
  const container = document.body.appendChild(document.createElement('div'));
  return startStandalone(
    { name: 'dashboard', remote, routeTable, kitTexts: async () => KIT_TEXTS },
    container,
  );
};

beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  localStorage.clear();
  document.body.replaceChildren();
  jest.restoreAllMocks();
});

test('a page of the remote shows for whom the cookie signs in, and in the language that is chosen', async () => {
  fakeServer({
    'POST v1/auth/refresh': { status: 200, body: { accessToken: tokenFor(60) } },
    'GET v1/users/user': { status: 200, body: USER },
  });
  await open('/dashboard/home');
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Cześć ola_b');
  screen.getByRole('radio', { name: 'EN' }).click();
  expect(await screen.findByRole('heading', { name: 'Hello ola_b' })).toBeTruthy();
});

test('without a session a page of learners asks to sign in', async () => {
  fakeServer({ 'POST v1/auth/refresh': { status: 401, body: { message: 'no' } } });
  await open('/dashboard/home');
  expect(await screen.findByRole('heading', { name: 'Sign in to see this page' })).toBeTruthy();
});

test('where the remote has no page, its pages are listed', async () => {
  fakeServer({ 'POST v1/auth/refresh': { status: 401, body: { message: 'no' } } });
  await open('/');
  expect(await screen.findByRole('link', { name: '/dashboard/home' })).toBeTruthy();
});
