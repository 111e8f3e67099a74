const TIMEOUT_MS = 6000;

/**
 * A document as its server has it now, which may be of another build than the page.
 * @param isDocument whether it has what is read of it
 * @throws Error when the server does not answer in time, or not with the document
 */
export async function fetchJson<Document>(
  address: string,
  isDocument: (value: unknown) => value is Document,
): Promise<Document> {
  const response = await fetch(address, { cache: 'no-cache', signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  const document: unknown = await response.json();
  if (!isDocument(document)) throw new Error(`${address} lacks what is read of it`);
  return document;
}
