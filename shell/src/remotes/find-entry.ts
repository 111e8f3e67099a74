import type { RemoteName, RemotesDocument } from '@zielona-fala/contracts/portal';
import { fetchJson } from '../fetch-json.ts';

/** What is read of the manifest that the federation's plugin writes beside each remote. */
interface Manifest {
  readonly metaData: { readonly remoteEntry: { readonly path: string; readonly name: string } };
}

const isRemotesDocument = (value: unknown): value is RemotesDocument => {
  const { remotes } = Object(value);
  return Array.isArray(remotes) && remotes.every((remote) => typeof remote?.manifest === 'string');
};

const isManifest = (value: unknown): value is Manifest => {
  const { path, name } = Object(Object(value).metaData?.remoteEntry);
  return typeof path === 'string' && typeof name === 'string';
};

async function fetchDocument<Document>(
  address: string,
  isDocument: (value: unknown) => value is Document,
): Promise<Document> {
  try {
    return await fetchJson(address, isDocument);
  } catch (cause) {
    throw new Error(`${address} cannot be had: ${cause}`, { cause });
  }
}

/**
 * Where the script of a remote's present build lies.
 * @throws Error when the servers of shell and remote do not say
 */
export async function findEntry(name: RemoteName): Promise<string> {
  const { remotes } = await fetchDocument('/remotes.json', isRemotesDocument);
  const known = remotes.find((remote) => remote.name === name);
  if (!known) throw new Error(`remotes.json does not name ${name}`);
  const { href } = new URL(known.manifest, location.href);
  const { remoteEntry } = (await fetchDocument(href, isManifest)).metaData;
  return new URL(remoteEntry.path + remoteEntry.name, href).href;
}
