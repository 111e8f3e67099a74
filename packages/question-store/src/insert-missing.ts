import { isDuplicateKey } from '@zielona-fala/service-kit/mongo';

/** The part of a mongoose model that is needed. */
interface Inserting<Document> {
  insertMany(documents: Document[], options: { ordered: false; lean: true }): Promise<unknown>;
}

/** Batch size: preparing all documents at once takes several times their size in memory. */
const AT_ONCE = 500;

/** Inserts documents that are named by their content: one that is already there is the same. */
export async function insertMissing<Document>(
  model: Inserting<Document>,
  documents: Document[],
): Promise<void> {
  for (let from = 0; from < documents.length; from += AT_ONCE) {
    await insertSome(model, documents.slice(from, from + AT_ONCE));
  }
}

async function insertSome<Document>(model: Inserting<Document>, documents: Document[]): Promise<void> {
  try {
    await model.insertMany(documents, { ordered: false, lean: true });
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
  }
}
