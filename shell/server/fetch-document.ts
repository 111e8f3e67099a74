import type { Schema } from 'joi';

const TIMEOUT_MS = 2000;

/** @throws Error when there is no answer in time, or it is no success */
export async function fetchText(address: string): Promise<string> {
  const response = await fetch(address, { redirect: 'error', signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (!response.ok) throw new Error(`${new URL(address).pathname} answers ${response.status}`);
  return response.text();
}

function checked<Document>(address: string, schema: Schema<Document>, text: string): Document {
  const { error, value } = schema.validate(JSON.parse(text), { stripUnknown: true });
  if (error) throw new Error(`${new URL(address).pathname} is refused: ${error.message}`);
  return value;
}

/**
 * A document of another server, which may contain unknown fields.
 * @throws Error when there is no answer in time, or another one than the schema allows
 */
export async function fetchDocument<Document>(address: string, schema: Schema<Document>): Promise<Document> {
  return checked(address, schema, await fetchText(address));
}

/** Fetches a document again and again: while its text stays, it is the same object, and not checked anew. */
export function documentAt<Document>(address: string, schema: Schema<Document>): () => Promise<Document> {
  let last: { readonly text: string; readonly document: Document } | null = null;
  return async () => {
    const text = await fetchText(address);
    if (last?.text !== text) last = { text, document: checked(address, schema, text) };
    return last.document;
  };
}
