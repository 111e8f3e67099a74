import { createObservable } from '@zielona-fala/web-kit/observable';
import { createStaticPortal, renderStatic } from '@zielona-fala/web-kit/static';
import de from '../.messages/de.json';
import en from '../.messages/en.json';
import pl from '../.messages/pl.json';
import { createRouteBook } from './navigation/route-book.ts';
import { Root } from './Root.tsx';
import type { ScreenApp } from './screen-app.ts';
import type { FrameQuestion, ServerFrame } from './server-frame.ts';

/** Texts of the shell and of web-kit. */
export const texts = { pl, en, de } as ServerFrame['texts'];

/** Id of the build that this was made with. */
export const build: ServerFrame['build'] = BUILD_ID;

const nowhere = () => () => undefined;
const nothing = () => undefined;
const none = async () => null;
const NONE: ReadonlySet<string> = new Set();

/** The shell as the server has it: nothing happens there, so nothing changes. */
function createServerApp({ path, locale, routes: written, facts, heading }: FrameQuestion): ScreenApp {
  const messages = { locale, texts: texts[locale], partial: NONE };
  const routes = createRouteBook({ written, fetchRoutes: async () => written, onError: nothing });
  return {
    portal: createStaticPortal({
      locale,
      messages: messages.texts,
      facts,
      firstHeading: heading === null ? null : { path, text: heading },
      href: (page) => routes.href(page, locale),
    }),
    session: { restore: async () => undefined, check: async () => undefined },
    store: {
      get: () => null,
      subscribe: nowhere,
      load: () => Promise.reject(new Error('the server has no store')),
    },
    messages: {
      getShown: () => messages,
      subscribe: nowhere,
      show: async () => undefined,
      add: async () => undefined,
      complete: async () => undefined,
    },
    routes,
    heads: { of: none },
    headWriter: {
      writtenIn: locale,
      show: nothing,
      showWritten: nothing,
      cover: nowhere,
      covered: createObservable(false),
    },
    overlays: null,
    pages: null,
    address: path,
    frameHidden: createObservable(false),
    updates: { available: createObservable(false), start: nowhere },
    updatesHeld: createObservable(false),
    errors: {
      report(what, error) {
        throw new Error(what, { cause: error });
      },
    },
    reloads: { take: () => false },
  };
}

export const renderFrame: ServerFrame['renderFrame'] = (question) =>
  renderStatic(<Root app={createServerApp(question)} />);

export { PAGE_MARK } from './page/PagePlace.tsx';
