import { beforeAll } from '@jest/globals';
import { type RenderResult, render } from '@testing-library/react';
import { DEFAULT_TIME_ZONE, FORMATS } from '@zielona-fala/contracts';
import type { RouteObject } from '@zielona-fala/contracts/portal';
import { useRoutes } from '@zielona-fala/web-kit/router';
import { PortalProvider } from '@zielona-fala/web-kit/session';
import type { ReactElement } from 'react';
import { type ReactNode, useState } from 'react';
import { IntlProvider } from 'react-intl';
import { Provider } from 'react-redux';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { createTestPortal, type TestPortal } from './test-portal.ts';

beforeAll(() => {
  Object.assign(globalThis, {
    // icons and lazy pages arrive by themselves; tests wait for what they need
    IS_REACT_ACT_ENVIRONMENT: false,
    // jsdom lacks it, react-aria asks it
    CSS: { supports: () => false, escape: (text: string) => text },
  });
});

export interface RenderInPortalOptions {
  readonly portal?: TestPortal;
  /** URL of the page, e.g. `/dashboard/tests/result?testId=1`. */
  readonly path?: string;
  /** Further routes, e.g. targets of links. */
  readonly routes?: readonly RouteObject[];
  /** The learner's; Poland's unless given. */
  readonly timeZone?: string;
}

const Pages = ({ routes }: { readonly routes: readonly RouteObject[] }) => useRoutes(routes);

/** Renders a page in Polish inside a portal and a memory router. */
export function renderInPortal(
  page: ReactElement,
  options: RenderInPortalOptions = {},
): RenderResult & { portal: TestPortal } {
  const { portal = createTestPortal(), path = '/', routes = [], timeZone = DEFAULT_TIME_ZONE } = options;
  const result = render(
    <Provider store={portal.reduxStore}>
      <IntlProvider locale={FORMATS.pl} defaultLocale={FORMATS.pl} timeZone={timeZone}>
        <PortalProvider value={portal}>
          <MemoryRouter address={path}>
            <Pages routes={[...routes, { path: '*', element: page }]} />
          </MemoryRouter>
        </PortalProvider>
      </IntlProvider>
    </Provider>,
  );
  return { ...result, portal };
}

interface MemoryRouterProps {
  /** Path with search where it starts. */
  readonly address: string;
  readonly children: ReactNode;
}

/** Keeps its address to itself: for tests and for components shown alone. */
function MemoryRouter({ address, children }: MemoryRouterProps) {
  const [{ hook }] = useState(() => memoryLocation({ path: address }));
  return <Router hook={hook}>{children}</Router>;
}
