import type { MediaShelf } from './shelf.ts';

/** An import names each file by its content, e.g. `official/w-12-3.1a2b3c4d.webm`. */
const IMPORTED = /^official\/[a-z0-9-]+\.(?<hash>[0-9a-f]{8})\.(webm|mp4|jpg|png|webp|svg)$/;

/**
 * The pictures and films of the official bank: gigabytes, which are neither read at the start nor listed, so that an
 * import needs no restart.
 */
export function importedMedia(folder: string | null): MediaShelf {
  return {
    folder,
    addressOf: (file) => (IMPORTED.test(file) ? file : null),
    find(address) {
      const hash = IMPORTED.exec(address)?.groups?.hash;
      return hash === undefined ? null : { file: address, hash };
    },
  };
}
