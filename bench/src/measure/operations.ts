import type mongoose from 'mongoose';

const COUNTED = [
  'find',
  'aggregate',
  'count',
  'distinct',
  'insert',
  'update',
  'delete',
  'findAndModify',
  'commitTransaction',
];
const CALLS = 200;

/** Operations that MongoDB counts for one call, to a tenth; the services' slow polls are within that. */
export async function operationsPerCall(
  client: mongoose.mongo.MongoClient,
  call: () => Promise<void>,
): Promise<number> {
  await call();
  const before = await operations(client);
  for (let index = 0; index < CALLS; index += 1) await call();
  return Math.round(((await operations(client)) - before) / (CALLS / 10)) / 10;
}

async function operations(client: mongoose.mongo.MongoClient): Promise<number> {
  const { metrics } = await client.db('admin').command({ serverStatus: 1 });
  return COUNTED.reduce((sum, name) => sum + Number(metrics.commands[name]?.total ?? 0), 0);
}
