import { updateDocument } from './document.ts';

/** `npm run docs:api`: writes the document of the API, and its types, as the services and the gateway are. */
export async function main(): Promise<number> {
  await updateDocument();
  return 0;
}
