import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import type { RemoteModule, RemoteName } from '@zielona-fala/contracts/portal';
import { timeLimit } from '../time-limit.ts';
import { findEntry } from './find-entry.ts';
import type { RemoteLoader } from './remote-host.ts';

const TIMEOUT_MS = 6000;

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
