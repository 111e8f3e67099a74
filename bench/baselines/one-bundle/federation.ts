import type { RemoteModule, RemoteName } from '@zielona-fala/contracts/portal';
import * as auth from '../../../mf-auth/src/routes.tsx';
import * as publicPages from '../../../mf-public/src/routes.tsx';
import type { RemoteLoader } from '../../../shell/src/remotes/remote-host.ts';

const MODULES: Partial<Record<RemoteName, RemoteModule>> = { public: publicPages, auth };

/** In place of the shell's: what it would find at run time is in the bundle. */
export const createFederation = (): RemoteLoader => ({
  async load(name) {
    const module = MODULES[name];
    if (!module) throw new Error(`the bundle has no ${name}`);
    return module;
  },
});
