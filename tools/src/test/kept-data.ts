import { randomUUID } from 'node:crypto';
import { silentKafka } from '@zielona-fala/service-kit/kafkajs';
import { connectMongo } from '@zielona-fala/service-kit/mongo';
import { Redis } from 'ioredis';
import type { StackFile } from '../stack/stack-file.ts';

type Servers = Pick<StackFile, 'mongodbUri' | 'redisUrl' | 'kafkaBrokers'>;

/** Where a stack's servers keep a text: collections (`identity.accounts`), Redis keys, Kafka topics. */
export async function placesOf(text: string, stack: Servers): Promise<readonly string[]> {
  const found = await Promise.all([inMongo(text, stack), inRedis(text, stack), inKafka(text, stack)]);
  return found.flat().toSorted();
}

const OF_THE_SERVER = ['local', 'config'];

const holds = (content: string, text: string): boolean => content.toLowerCase().includes(text.toLowerCase());

async function inMongo(text: string, { mongodbUri }: Servers): Promise<string[]> {
  const connection = await connectMongo(mongodbUri);
  const places: string[] = [];
  const { databases } = await connection.getClient().db().admin().listDatabases();
  for (const { name } of databases.filter((database) => !OF_THE_SERVER.includes(database.name))) {
    const database = connection.getClient().db(name);
    for (const collection of await database.listCollections({}, { nameOnly: true }).toArray()) {
      if (collection.name.startsWith('system.')) continue;
      for await (const document of database.collection(collection.name).find()) {
        if (!holds(JSON.stringify(document), text)) continue;
        places.push(`${name}.${collection.name}`);
        break;
      }
    }
  }
  await connection.close();
  return places;
}

async function inRedis(text: string, { redisUrl }: Servers): Promise<string[]> {
  const redis = new Redis(redisUrl);
  const places: string[] = [];
  for await (const keys of redis.scanStream({ count: 1000 }) as AsyncIterable<string[]>) {
    for (const key of keys) {
      if (holds(key, text) || holds(JSON.stringify(await contentOf(redis, key)), text)) {
        places.push(`redis ${key}`);
      }
    }
  }
  redis.disconnect();
  return places;
}

async function contentOf(redis: Redis, key: string): Promise<unknown> {
  const type = await redis.type(key);
  switch (type) {
    case 'string':
      return redis.get(key);
    case 'hash':
      return redis.hgetall(key);
    case 'list':
      return redis.lrange(key, '0', '-1');
    case 'set':
      return redis.smembers(key);
    case 'zset':
      return redis.zrange(key, '0', '-1');
    case 'stream':
      return redis.xrange(key, '-', '+');
    case 'none':
      return '';
    default:
      throw new Error(`the Redis key ${key} is a ${type}, which nobody reads here yet`);
  }
}

async function inKafka(text: string, { kafkaBrokers }: Servers): Promise<string[]> {
  const kafka = silentKafka(kafkaBrokers);
  const admin = kafka.admin();
  await admin.connect();
  const topics = (await admin.listTopics()).filter((topic) => !topic.startsWith('__'));
  const unread = new Map<string, number>();
  for (const topic of topics) {
    for (const { partition, low, high } of await admin.fetchTopicOffsets(topic)) {
      if (Number(high) > Number(low)) unread.set(`${topic} ${partition}`, Number(high));
    }
  }
  await admin.disconnect();
  if (unread.size === 0) return [];
  const places = new Set<string>();
  const consumer = kafka.consumer({ groupId: `kept-data-${randomUUID()}` });
  const { promise: isRead, resolve } = Promise.withResolvers<void>();
  await consumer.connect();
  await consumer.subscribe({ topics, fromBeginning: true });
  await consumer.run({
    async eachMessage({ topic, partition, message: { key, value, headers, offset } }) {
      const content = `${key}${value}${JSON.stringify(headers)}`;
      if (holds(content, text)) places.add(`kafka ${topic}`);
      const place = `${topic} ${partition}`;
      if (Number(offset) + 1 >= (unread.get(place) ?? 0)) unread.delete(place);
      if (unread.size === 0) resolve();
    },
  });
  await isRead;
  await consumer.disconnect();
  return [...places];
}
