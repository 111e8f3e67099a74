import type { Locale } from '@zielona-fala/contracts';
import { createContext, useContext, useEffect, useLayoutEffect, useRef } from 'react';
import type { Destination } from '../navigation/route-map.ts';
import { unknownHead, unlistedHead } from './document-head.ts';
import type { HeadWriter } from './head-writer.ts';
import type { HeadBook } from './page-heads.ts';

const HeadContext = createContext<HeadWriter | null>(null);

export const HeadProvider = HeadContext.Provider;

const keyOf = (destination: Destination, locale: Locale): string =>
  destination.kind === 'page'
    ? [destination.remote, destination.name, destination.instance, locale].join(' ')
    : destination.kind;

/** Keeps title, description, keywords, addresses and robots those of the page that is shown, in its language. */
export function usePageHead(book: HeadBook, destination: Destination, shownLocale: Locale): void {
  const writer = useContext(HeadContext);
  const locale = destination.locale ?? shownLocale;
  const key = keyOf(destination, locale);
  // the server wrote the first one, unless it took another language for the learner's
  const fromServer = useRef(writer?.writtenIn === locale ? key : null);
  const written = useRef(fromServer.current);
  const latest = useRef(destination);
  useEffect(() => {
    latest.current = destination;
  });
  useEffect(() => {
    const page = latest.current;
    if (written.current === key || page.kind !== 'page') return;
    written.current = null;
    if (key === fromServer.current) {
      writer?.showWritten();
      written.current = key;
      return;
    }
    let isShown = true;
    void book.of(page, locale).then((head) => {
      if (!isShown) return;
      writer?.show(head ?? unknownHead(locale));
      if (head) written.current = key;
    });
    return () => {
      isShown = false;
    };
  }, [book, key, locale, writer]);
}

/** Sets the head while content is shown instead of a page. */
export function useStatusHead(locale: Locale, title: string, description: string): void {
  const writer = useContext(HeadContext);
  useLayoutEffect(
    () => writer?.cover(unlistedHead(locale, { title, description })),
    [writer, locale, title, description],
  );
}
