import { readFile, stat } from 'node:fs/promises';
import type { Locale } from '@zielona-fala/contracts';

export interface PageParts {
  readonly locale: Locale;
  /** HTML for the head. */
  readonly head: string;
  /** HTML above the page. */
  readonly bar: string;
}

/** The built page with its parts put in; read again when a build has written it anew. */
export function createTemplate(file: string): (parts: PageParts) => Promise<string> {
  let known = { modified: -1, html: '' };
  return async ({ locale, head, bar }) => {
    const { mtimeMs } = await stat(file);
    if (mtimeMs !== known.modified) known = { modified: mtimeMs, html: await readFile(file, 'utf8') };
    return known.html
      .replace('<html lang="pl">', `<html lang="${locale}">`)
      .replace('<!--head-->', () => head)
      .replace('<!--bar-->', () => bar);
  };
}
