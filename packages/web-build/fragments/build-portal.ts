import type { Locale } from '@zielona-fala/contracts';
import {
  type CompiledMessages,
  NO_FACTS,
  PORTAL_CONTRACT,
  type Portal,
  RESTORING,
  textToken,
} from '@zielona-fala/contracts/portal';
import { createIntl } from 'react-intl';

const never = (what: string) => (): never => {
  throw new Error(`${what} cannot be used while a page is rendered at build time`);
};
const silent = () => () => undefined;

/** The portal while a page is rendered at build time: nobody is there yet, and nothing can be asked for. */
export function createBuildPortal(locale: Locale, messages: CompiledMessages): Portal {
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
    facts: NO_FACTS,
    href: (page) => textToken(`href:${page}`),
    subscribeToHref: silent,
    intl: () => createIntl({ locale, messages }),
  };
}
