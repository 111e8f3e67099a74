import type { Schema } from 'joi';

const TIMEOUT_MS = 2000;

/**
 * A document of another server, which may contain unknown fields.
 * @throws Error when there is no answer in time, or another one than the schema allows
 */
export async function fetchDocument<Document>(address: string, schema: Schema<Document>): Promise<Document> {
  const response = await fetch(address, { redirect: 'error', signal: AbortSignal.timeout(TIMEOUT_MS) });
  const { pathname } = new URL(address);
  if (!response.ok) throw new Error(`${pathname} answers ${response.status}`);
  const { error, value } = schema.validate(await response.json(), { stripUnknown: true });
  if (error) throw new Error(`${pathname} is refused: ${error.message}`);
  return value;
}
