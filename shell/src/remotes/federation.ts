import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import type { RemoteModule, RemoteName, RemotesDocument } from '@zielona-fala/contracts/portal';
import type { RemoteLoader } from './remote-host.ts';

const TIMEOUT_MS = 6000;

async function fetchAddresses(): Promise<ReadonlyMap<string, string>> {
  const response = await fetch('/remotes.json', {
    cache: 'no-cache',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (!response.ok) throw new Error(`remotes.json: ${response.status}`);
  const { remotes } = (await response.json()) as RemotesDocument;
  return new Map(remotes.map(({ name, manifest }) => [name, manifest]));
}

async function findManifest(name: RemoteName, attempt: number): Promise<string> {
  const manifest = (await fetchAddresses()).get(name);
  if (!manifest) throw new Error(`remotes.json does not name ${name}`);
  const url = new URL(manifest, location.href);
  if (attempt > 0) url.searchParams.set('attempt', `${Date.now()}`);
  return url.href;
}

function timeLimit(): Promise<never> {
  return new Promise((_resolve, reject) => {
    setTimeout(() => reject(new Error(`no answer within ${TIMEOUT_MS} ms`)), TIMEOUT_MS);
  });
}

/**
 * Finds and loads remotes at run time.
 * @param entries the scripts that the page names; nothing has to be asked for those
 */
export const createFederation = (entries: Readonly<Partial<Record<RemoteName, string>>>): RemoteLoader => ({
  async load(name, attempt) {
    const written = attempt === 0 ? entries[name] : undefined;
    const entry = written ?? (await findManifest(name, attempt));
    const container = `mf_${name}`;
    registerRemotes([{ name: container, entry }], { force: attempt > 0 });
    const module = await Promise.race([loadRemote<RemoteModule>(`${container}/routes`), timeLimit()]);
    if (!module) throw new Error(`${container} exposes no routes`);
    return module;
  },
});
