import { FORMATS, type Locale } from '@zielona-fala/contracts';
import {
  type CompiledMessages,
  type FirstHeading,
  type LinkName,
  PORTAL_CONTRACT,
  type Portal,
  type PortalFacts,
  RESTORING,
} from '@zielona-fala/contracts/portal';
import { createIntl } from 'react-intl';

const never = (what: string) => (): never => {
  throw new Error(`${what} cannot be used where no browser is`);
};
const silent = () => () => undefined;

export interface StaticPortalParts {
  readonly locale: Locale;
  readonly messages: CompiledMessages;
  readonly facts: PortalFacts;
  readonly href: (page: LinkName) => string;
  readonly firstHeading?: FirstHeading | null;
}

/** The portal for rendering HTML without a browser: there is no session, and no calls can be made. */
export function createStaticPortal({
  locale,
  messages,
  facts,
  href,
  firstHeading = null,
}: StaticPortalParts): Portal {
  const store = never('the store');
  const session = never('the session');
  const navigation = never('navigation');
  return {
    contract: PORTAL_CONTRACT,
    store: { getState: store, subscribe: store, dispatch: store, inject: store },
    api: { request: never('the API') },
    session: {
      getState: () => RESTORING,
      subscribe: silent,
      login: session,
      register: session,
      enter: session,
      logout: session,
      reloadUser: session,
      renew: session,
    },
    locale: { current: () => locale, switchTo: never('the choice of a language') },
    theme: { current: () => 'system', subscribe: silent, choose: never('the choice of a theme') },
    toasts: { show: never('a toast'), close: never('a toast') },
    dialogs: { confirm: never('a dialog') },
    navigation: { go: navigation, holdUpdates: navigation, hideFrame: navigation },
    progress: { start: never('the progress indicator') },
    facts,
    firstHeading,
    href,
    subscribeToHref: silent,
    intl: () => createIntl({ locale: FORMATS[locale], messages }),
  };
}
