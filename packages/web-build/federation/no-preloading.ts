const refuse = (): never => {
  throw new Error('remotes are not preloaded: pages name the files that they need');
};

/** @public imported by the core */
export const formatPreloadArgs = refuse;

/** @public imported by the core */
export const preloadAssets = refuse;

/** @public imported by the core */
export const defaultPreloadArgs = refuse;

/** @public imported by the core */
export const normalizePreloadExposes = refuse;
