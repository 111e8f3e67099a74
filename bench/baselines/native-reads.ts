// The barest way to do what a read does: the native driver behind node:http, without sign-in, checks or logs.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import mongoose from 'mongoose';
import type { NativeRead } from './native-read.ts';

const [file = ''] = process.argv.slice(2);
const { port, reads }: { port: number; reads: Record<string, NativeRead> } = JSON.parse(
  readFileSync(file, 'utf8'),
);
const client = await new mongoose.mongo.MongoClient(process.env.MONGODB_URI ?? '', {
  maxPoolSize: 30,
}).connect();

createServer(async (request, response) => {
  const read = reads[request.url ?? ''];
  if (read === undefined) {
    response.writeHead(404).end();
    return;
  }
  for await (const _chunk of request);
  await work(read);
  if (read.answer === undefined) response.writeHead(204).end();
  else response.setHeader('content-type', 'application/json').end(JSON.stringify(read.answer));
}).listen(port, '127.0.0.1');

async function work({ database, collection, filter, change, options }: NativeRead): Promise<void> {
  if (database === undefined || collection === undefined) return;
  const documents = client.db(database).collection(collection);
  if (change) await documents.updateOne(filter ?? {}, change);
  else await documents.find(filter ?? {}, options).toArray();
}
