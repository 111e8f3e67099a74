/** A folder of pictures and films, by the names under which browsers ask for them. */
export interface MediaShelf {
  /** Null when its files lie elsewhere, e.g. with a delivery network alone. */
  readonly folder: string | null;
  /** Path of a file's present content below the base address, e.g. `scenes/yield.1a2b3c4d.svg`; null when it is not of this shelf. */
  addressOf(file: string): string | null;
  /** The file that an address asks for, and its hash, which is null when the address names other content. */
  find(address: string): { readonly file: string; readonly hash: string | null } | null;
}

/** The address of a file on whichever shelf it is; null when it is on none. */
export function addressIn(shelves: readonly MediaShelf[], file: string): string | null {
  for (const shelf of shelves) {
    const address = shelf.addressOf(file);
    if (address !== null) return address;
  }
  return null;
}
