import { expect, jest, test } from '@jest/globals';
import type { Locale } from '@zielona-fala/contracts';
import { createMessages } from '../src/i18n/messages.ts';
import { createSwitchLocale } from '../src/i18n/switch-locale.ts';
import { createRouteBook } from '../src/navigation/route-book.ts';
import { SOME_PAGES } from './some-routes.ts';

function open() {
  const arrivals = { pl: Promise.withResolvers(), en: Promise.withResolvers(), de: Promise.withResolvers() };
  const shell = async (locale: Locale) => {
    await arrivals[locale].promise;
    return {};
  };
  const messages = createMessages({ shell, onError: jest.fn() });
  const routes = createRouteBook({
    written: { remotes: SOME_PAGES },
    fetchRoutes: async () => ({ remotes: SOME_PAGES }),
    onError: jest.fn(),
  });
  history.replaceState(null, '', '/polityka-prywatnosci?a=1#end');
  const arrive = (locale: Locale) => arrivals[locale].resolve(undefined);
  return { messages, arrive, switchTo: createSwitchLocale({ messages, routes }) };
}

const address = () => location.pathname + location.search + location.hash;

test('the page stays, at its path in the other language', async () => {
  const { messages, arrive, switchTo } = open();
  arrive('en');
  await switchTo('en');
  expect([messages.getShown().locale, address()]).toEqual(['en', '/en/privacy-policy?a=1#end']);
});

test('of two choices the last one counts, whichever texts arrive first', async () => {
  const { messages, arrive, switchTo } = open();
  const choices = [switchTo('en'), switchTo('de')];
  arrive('de');
  arrive('en');
  await Promise.all(choices);
  expect([messages.getShown().locale, address()]).toEqual(['de', '/de/datenschutzrichtlinie?a=1#end']);
});
