import { BRAND, type Locale } from '@zielona-fala/contracts';
import { languagePrefixOf } from '@zielona-fala/contracts/portal';
import { asProblem, sourceHashOf } from '@zielona-fala/service-kit/http';
import type { Log } from '@zielona-fala/service-kit/process';
import type { ErrorRequestHandler } from 'express';
import { isCrawler } from './crawlers.ts';
import { localeOfRequest } from './request-locale.ts';

interface Words {
  readonly status: string;
  readonly title: string;
  readonly text: string;
  readonly reload: string;
}

/** Those of the shell's own error page, which needs what could not be read. */
const WORDS: Readonly<Record<Locale, Words>> = {
  pl: {
    status: 'Błąd',
    title: 'Coś się u nas zepsuło',
    text: 'Twoje wyniki są bezpieczne. Wczytaj stronę jeszcze raz.',
    reload: 'Wczytaj ponownie',
  },
  en: {
    status: 'Error',
    title: 'Internal Server Error',
    text: 'Your results are safe. Load the page once more.',
    reload: 'Reload',
  },
  de: {
    status: 'Fehler',
    title: 'Bei uns ist etwas kaputtgegangen',
    text: 'Deine Ergebnisse sind sicher. Lade die Seite noch einmal.',
    reload: 'Neu laden',
  },
};

const STYLE =
  ':root{color-scheme:light dark}body{margin:15vh auto;max-width:32rem;padding:0 1rem;font:1rem/1.5 sans-serif}';
const POLICY = `default-src 'none';style-src ${sourceHashOf(STYLE)};frame-ancestors 'none'`;

/**
 * The error page (requirement 2.9) in place of a page that could not be made. Crawlers get its status alone, and who asks for
 * anything but a page gets a problem document, as elsewhere.
 */
export function failedPage(log: Log): ErrorRequestHandler {
  return (error, request, response, next) => {
    const { status, headers } = asProblem(error);
    if (status < 500 || response.headersSent || request.accepts(['json', 'html']) !== 'html')
      return next(error);
    log.error({ err: error, path: request.path }, 'page failed');
    response
      .status(status)
      .set({ 'Cache-Control': 'no-store', 'Content-Security-Policy': POLICY, ...headers });
    if (isCrawler(request.get('user-agent'))) response.end();
    else
      response.type('html').send(pageOf(status, languagePrefixOf(request.path) ?? localeOfRequest(request)));
  };
}

function pageOf(code: number, locale: Locale): string {
  const { status, title, text, reload } = WORDS[locale];
  return `<!doctype html>
<html lang="${locale}">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width">
    <meta name="robots" content="noindex">
    <title>${title} · ${BRAND[locale]}</title>
    <style>${STYLE}</style>
  </head>
  <body>
    <main>
      <p>${status} ${code}</p>
      <h1>${title}</h1>
      <p>${text}</p>
      <p><a href="">${reload}</a></p>
    </main>
  </body>
</html>
`;
}
