import { UserError } from '@zielona-fala/tools/process';
import type mongoose from 'mongoose';

type MongoClient = mongoose.mongo.MongoClient;

/** Real documents to be copied. */
export interface Templates {
  /** @throws UserError when there was never such a document */
  find(name: string, filter: object): Promise<object>;
}

/** The newest document that was inserted into each collection; some, such as mails, are removed before long. */
export interface Notes {
  readonly seen: ReadonlyMap<string, object>;
  stop(): Promise<void>;
}

/** @returns once insertions are noted */
export async function noteInserted(client: MongoClient): Promise<Notes> {
  const seen = new Map<string, object>();
  const stream = client.watch([{ $match: { operationType: 'insert', 'ns.db': { $ne: 'bench' } } }]);
  stream.on('change', (change) => {
    if (change.operationType !== 'insert') return;
    seen.set(`${change.ns.db}.${change.ns.coll}`, change.fullDocument);
  });
  // the stream begins with its first answer
  await client.db('bench').collection('began').insertOne({ at: new Date() });
  return { seen, stop: () => stream.close() };
}

/** @param seen documents that are gone */
export function createTemplates(client: MongoClient, seen: Notes['seen']): Templates {
  return {
    async find(name, filter) {
      const [database = '', ...rest] = name.split('.');
      const collection = client.db(database).collection(rest.join('.'));
      // the newest of the product, not a copy
      const found = await collection.findOne(filter, { sort: { $natural: -1 } });
      const template = found ?? seen.get(name);
      if (template === undefined || template === null)
        throw new UserError(`Nothing is in ${name} to be copied`);
      return template;
    },
  };
}
