/** Where to go afterwards: a path of this origin, or null. Another origin is never followed. */
export function ownPath(wanted: string | null, origin: string): string | null {
  if (!wanted?.startsWith('/')) return null;
  try {
    const url = new URL(wanted, origin);
    // a path that starts with two slashes would be read as another host
    const isOurs = url.origin === origin && !url.pathname.includes('//');
    return isOurs ? url.pathname + url.search + url.hash : null;
  } catch {
    return null;
  }
}
