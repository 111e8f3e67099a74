import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Services, type ServicesOptions, startServices } from '@zielona-fala/tools/services';
import mongoose from 'mongoose';

/** Works in a folder for data and logs, which is gone afterwards. */
export async function inFolder<Result>(work: (dir: string) => Promise<Result>): Promise<Result> {
  const dir = await mkdtemp(path.join(tmpdir(), 'zielona-fala-bench-'));
  try {
    return await work(dir);
  } finally {
    await rm(dir, { recursive: true, force: true });
  }
}

/** Works with services that run in a folder, and with their databases. */
export async function withServices<Result>(
  dir: string,
  work: (services: Services, client: mongoose.mongo.MongoClient) => Promise<Result>,
  options?: ServicesOptions,
): Promise<Result> {
  const services = await startServices(dir, options);
  try {
    const client = await new mongoose.mongo.MongoClient(services.mongodbUri).connect();
    try {
      return await work(services, client);
    } finally {
      await client.close();
    }
  } finally {
    await services.stop();
  }
}

/** Works with services of their own, in a folder of their own. */
export function onServices<Result>(
  work: (services: Services, client: mongoose.mongo.MongoClient, dir: string) => Promise<Result>,
): Promise<Result> {
  return inFolder((dir) => withServices(dir, (services, client) => work(services, client, dir)));
}
