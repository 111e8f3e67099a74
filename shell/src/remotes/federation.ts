import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import type { RemoteModule, RemoteName, RemotesDocument } from '@zielona-fala/contracts/portal';
import { fetchJson } from '../fetch-json.ts';
import { timeLimit } from '../time-limit.ts';
import type { RemoteLoader } from './remote-host.ts';

const TIMEOUT_MS = 6000;

/** What is read of the manifest that the federation's plugin writes beside each remote. */
interface Manifest {
  readonly metaData: { readonly remoteEntry: { readonly path: string; readonly name: string } };
}

async function told<Document>(address: string): Promise<Document> {
  try {
    return await fetchJson(address);
  } catch (cause) {
    throw new Error(`${address} cannot be had: ${cause}`, { cause });
  }
}

async function findEntry(name: RemoteName): Promise<string> {
  const { remotes } = await told<RemotesDocument>('/remotes.json');
  const known = remotes.find((remote) => remote.name === name);
  if (!known) throw new Error(`remotes.json does not name ${name}`);
  const { href } = new URL(known.manifest, location.href);
  const { remoteEntry } = (await told<Manifest>(href)).metaData;
  return new URL(remoteEntry.path + remoteEntry.name, href).href;
}

/**
 * Finds and loads remotes at run time.
 * @param entries the scripts that the page names; nothing has to be asked for those
 */
export const createFederation = (entries: Readonly<Partial<Record<RemoteName, string>>>): RemoteLoader => ({
  async load(name, attempt) {
    const written = attempt === 0 ? entries[name] : undefined;
    const entry = written ?? (await findEntry(name));
    const container = `mf_${name}`;
    // a new name each time: registering the same name again would remove shared modules that the previous one loaded first
    const remote = `${container}_${attempt}`;
    Object.assign(globalThis, { [container]: undefined });
    registerRemotes([{ name: remote, entry, entryGlobalName: container }]);
    const module = await Promise.race([loadRemote<RemoteModule>(`${remote}/routes`), timeLimit(TIMEOUT_MS)]);
    if (!module) throw new Error(`${container} exposes no routes`);
    return module;
  },
});
