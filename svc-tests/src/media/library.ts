/** Pictures and films by the addresses under which browsers ask for them. */
export interface MediaLibrary {
  /** Null when its files lie elsewhere, e.g. with a delivery network alone. */
  readonly folder: string | null;
  /** Path of a file's present content below the base address, e.g. `scenes/yield.1a2b3c4d.svg`; null when it is not in this library. */
  addressOf(file: string): Promise<string | null>;
  /** The file that an address asks for, and its hash, which is null when the address names other content. */
  find(address: string): { readonly file: string; readonly hash: string | null } | null;
}

/** The address of a file in the first library that has it; null when none has. */
export async function addressIn(libraries: readonly MediaLibrary[], file: string): Promise<string | null> {
  for (const library of libraries) {
    const address = await library.addressOf(file);
    if (address !== null) return address;
  }
  return null;
}
