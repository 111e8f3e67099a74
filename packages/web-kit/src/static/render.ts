import type { ReactNode } from 'react';
import { prerender } from 'react-dom/static';

/** React emits preload links for images before the page; the images themselves are in the page. */
const PICTURE_LINKS = /^(<link rel="preload" as="image"[^>]*>)+/;

/** What a content security policy refuses in a page. */
const REFUSED = /<[^>]+ style="[^"]*"|<style\b[^>]*>|<script\b(?![^>]*type="application\/)[^>]*>/;

/**
 * HTML of a tree, all of it: lazy parts are waited for.
 * @param identifierPrefix begins the ids that React makes; the browser needs the same
 * @throws whatever a component throws; Error when it has scripts or styles in it
 */
export async function renderStatic(tree: ReactNode, identifierPrefix = ''): Promise<string> {
  const faults: unknown[] = [];
  const { prelude } = await prerender(tree, {
    identifierPrefix,
    // one piece: what comes later would need a script that puts it in its place
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: (error) => void faults.push(error),
  });
  const html = await new Response(prelude).text();
  if (faults.length > 0) throw faults[0];
  const [refused] = REFUSED.exec(html) ?? [];
  if (refused) throw new Error(`a page must bring neither style nor script in its HTML: ${refused}`);
  return html.replace(PICTURE_LINKS, '');
}
