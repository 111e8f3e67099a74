/** The name says the content: a file under it never changes. */
const HASHED = /\.[0-9a-f]{8}\.(?:js|css|woff2)$/;
/** Addresses of scripts in HTML: of elements, of what the inline script asks for, and in the page's data. */
const SCRIPTS = /(?:https?:\/)?\/[^\s"'()<>\\]+\.[0-9a-f]{8}\.js\b/g;

export const isHashed = ({ pathname }: URL): boolean => HASHED.test(pathname);

/**
 * The scripts that a document names: without one of them it does not start.
 * @param origin of the document
 * @returns whole addresses, each once
 */
export function scriptsNamedIn(html: string, origin: string): readonly string[] {
  const found = html.match(SCRIPTS) ?? [];
  return [...new Set(found.map((address) => new URL(address, origin).href))];
}
