import { setTimeout as pause } from 'node:timers/promises';
import type { RemotesDocument } from '@zielona-fala/contracts/portal';

const REST_MS = 250;
const PAGES = ['/', '/en', '/de', '/zaloguj'];
const SCRIPTS = /[\w./:-]+\.[0-9a-f]{8}\.js/g;

export interface VisitorParts {
  readonly portalUrl: string;
  /** Counts. */
  readonly fetch: typeof fetch;
  readonly signal: AbortSignal;
  /** Called with each file that was referenced but not available. */
  readonly missed: (what: string) => void;
}

interface Manifest {
  readonly metaData: { readonly remoteEntry: { readonly path: string; readonly name: string } };
}

/**
 * Opens page after page as a browser without a cache does: the page, the scripts it names, and each remote. Asks for each
 * of these files again at every turn, as pages do that stay open.
 */
export async function visit({ portalUrl, fetch, signal, missed }: VisitorParts): Promise<void> {
  const known = new Set<string>();
  const have = async (address: string): Promise<Response> => {
    const answer = await fetch(address);
    if (!answer.ok) missed(`${address}: ${answer.status}`);
    return answer;
  };
  const open = async (page: string): Promise<void> => {
    const html = await (await have(portalUrl + page)).text();
    for (const script of html.match(SCRIPTS) ?? []) known.add(new URL(script, portalUrl).href);
    const { remotes } = (await (await have(`${portalUrl}/remotes.json`)).json()) as RemotesDocument;
    for (const { manifest } of remotes) {
      const { remoteEntry } = ((await (await have(manifest)).json()) as Manifest).metaData;
      known.add(new URL(remoteEntry.path + remoteEntry.name, manifest).href);
    }
    for (const file of known) await have(file);
  };
  for (let turn = 0; !signal.aborted; turn += 1) {
    // what failed is noted
    await open(PAGES[turn % PAGES.length] ?? '/').catch(() => undefined);
    await pause(REST_MS);
  }
}
