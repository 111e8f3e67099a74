import type { PortalLocale } from '@zielona-fala/contracts/portal';
import { navigate } from '@zielona-fala/web-kit/router';
import type { RouteBook } from '../navigation/route-book.ts';
import { rememberLocale } from './locale-choice.ts';
import type { Messages } from './messages.ts';

export interface SwitchLocaleParts {
  readonly messages: Messages;
  readonly routes: RouteBook;
}

/** Switches the interface: remembers the choice and keeps the page, whose path may be another in that language. */
export function createSwitchLocale({ messages, routes }: SwitchLocaleParts): PortalLocale['switchTo'] {
  return async (locale) => {
    rememberLocale(locale);
    await messages.show(locale);
    // another one was chosen meanwhile, and goes on itself
    if (messages.getShown().locale !== locale) return;
    const path = routes.get().translated(location.pathname, locale);
    if (path !== null && path !== location.pathname)
      navigate(path + location.search + location.hash, { replace: true });
  };
}
