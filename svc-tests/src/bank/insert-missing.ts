import { isDuplicateKey } from '@zielona-fala/service-kit';

/** What a mongoose model has for it. */
interface Inserting<Document> {
  insertMany(documents: Document[], options: { ordered: false; lean: true }): Promise<unknown>;
}

/** Inserts documents that are named by their content: one that is already there is the same. */
export async function insertMissing<Document>(
  model: Inserting<Document>,
  documents: Document[],
): Promise<void> {
  try {
    await model.insertMany(documents, { ordered: false, lean: true });
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
  }
}
