const TIMEOUT_MS = 6000;

/**
 * A document as its server has it now.
 * @throws Error when the server does not answer in time, or not with the document
 */
export async function fetchJson<Document>(address: string): Promise<Document> {
  const response = await fetch(address, { cache: 'no-cache', signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return (await response.json()) as Document;
}
