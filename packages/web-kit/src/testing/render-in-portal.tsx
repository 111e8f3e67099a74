import { beforeAll } from '@jest/globals';
import { configure, type RenderResult, render } from '@testing-library/react';
import { createMemoryRouter, type RouteObject, RouterProvider } from '@zielona-fala/web-kit/router';
import { PortalProvider } from '@zielona-fala/web-kit/session';
import type { ReactElement } from 'react';
import { IntlProvider } from 'react-intl';
import { Provider } from 'react-redux';
import { createTestPortal, type TestPortal } from './test-portal.ts';

/** Waiting ends with what is waited for; this only bounds it on a busy machine. */
const LONGEST_WAIT_MS = 10_000;

beforeAll(() => {
  configure({ asyncUtilTimeout: LONGEST_WAIT_MS });
  Object.assign(globalThis, {
    // icons and lazy pages arrive by themselves; tests wait for what they need
    IS_REACT_ACT_ENVIRONMENT: false,
    // jsdom lacks it, react-aria asks it
    CSS: { supports: () => false, escape: (text: string) => text },
  });
});

export interface RenderInPortalOptions {
  readonly portal?: TestPortal;
  /** Where the page stands, e.g. `/dashboard/tests/result?testId=1`. */
  readonly path?: string;
  /** Further routes, e.g. targets of links. */
  readonly routes?: readonly RouteObject[];
}

/** Renders a page in Polish inside a portal and a memory router. */
export function renderInPortal(
  page: ReactElement,
  options: RenderInPortalOptions = {},
): RenderResult & { portal: TestPortal } {
  const { portal = createTestPortal(), path = '/', routes = [] } = options;
  const router = createMemoryRouter([...routes, { path: '*', element: page }], { initialEntries: [path] });
  const result = render(
    <Provider store={portal.reduxStore}>
      <IntlProvider locale="pl" defaultLocale="pl">
        <PortalProvider value={portal}>
          <RouterProvider router={router} />
        </PortalProvider>
      </IntlProvider>
    </Provider>,
  );
  return { ...result, portal };
}
