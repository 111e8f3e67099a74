import type { PortalNavigation } from '@zielona-fala/contracts/portal';

type Go = PortalNavigation['go'];

/** Lets code outside components navigate: the router is joined once it stands. */
export interface Navigator {
  readonly go: Go;
  join(go: Go): void;
}

export function createNavigator(): Navigator {
  let joined: Go = (path) => location.assign(path);
  return {
    go: (path, options) => joined(path, options),
    join(go) {
      joined = go;
    },
  };
}
