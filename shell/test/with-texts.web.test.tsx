import { expect, jest, test } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import type { RouteObject } from '@zielona-fala/contracts/portal';
import { BrowserRouter, navigate, useRoutes } from '@zielona-fala/web-kit/router';
import { PortalProvider } from '@zielona-fala/web-kit/session';
import { createTestPortal } from '@zielona-fala/web-kit/testing';
import { act } from 'react';
import { IntlProvider } from 'react-intl';
import { createMessages } from '../src/i18n/messages.ts';
import { withTexts } from '../src/i18n/with-texts.tsx';

const WRITTEN = { locale: 'en', texts: { shell: {}, public: { first: 'First' } } } as const;

const Text = ({ of }: { readonly of: () => string }) => of();
const Pages = ({ routes }: { readonly routes: RouteObject[] }) => useRoutes(routes);

test('the first page is shown with the texts that it came with, another one once all are there', async () => {
  const { promise, resolve } = Promise.withResolvers<Record<string, string>>();
  const messages = createMessages({ shell: async () => ({}), written: WRITTEN, onError: jest.fn() });
  await messages.add('public', () => promise);
  const load = jest.fn(async () => undefined);
  const say = (word: string) => String(messages.getShown().texts[word]);
  const routes = withTexts(
    [
      { path: '/first', element: <Text key="first" of={() => say('first')} /> },
      { path: '/second', element: <Text key="second" of={() => say('second')} />, load },
    ],
    { messages, name: 'public', firstPath: '/first' },
  );
  window.history.replaceState(null, '', '/first');
  render(
    <IntlProvider locale="en">
      <PortalProvider value={createTestPortal()}>
        <BrowserRouter>
          <Pages routes={routes} />
        </BrowserRouter>
      </PortalProvider>
    </IntlProvider>,
  );
  screen.getByText('First');

  act(() => navigate('/second'));
  expect(screen.queryByText('First')).toBeNull();
  expect(load).toHaveBeenCalledTimes(1);
  resolve({ first: 'First', second: 'Second' });
  await waitFor(() => screen.getByText('Second'));

  act(() => navigate('/first'));
  screen.getByText('First');
});
