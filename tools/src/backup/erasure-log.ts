import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import type { EventByTopic } from '@zielona-fala/contracts/events';
import { type Erasure, readErasure } from '@zielona-fala/contracts/schemas';
import { connectKafkajs, type KafkajsConfig } from '@zielona-fala/service-kit/kafkajs';
import { createLog } from '@zielona-fala/service-kit/process';
import { UserError } from '../process/user-error.ts';

/** Who was erased, by the number of the account, and when first. */
export type ErasureLog = ReadonlyMap<number, Date>;

/** Beside the backups, in none of them: it says who must not come back by one. */
export const erasureLogFile = (backups: string): string => path.join(backups, 'erasures.jsonl');

export const formatErasures = (log: ErasureLog): string =>
  [...log].map(([userId, at]) => `${JSON.stringify({ userId, at } satisfies Erasure)}\n`).join('');

/** @returns the entries of all logs; for duplicates, the earlier log takes precedence */
export const joinErasures = (...logs: readonly ErasureLog[]): ErasureLog =>
  new Map(logs.toReversed().flatMap((log) => [...log]));

/** @throws UserError if the file is missing or has an invalid line, which would look like no erasures */
export async function readErasureLog(file: string): Promise<ErasureLog> {
  if (!existsSync(file))
    throw new UserError(`There is no ${file}: nothing says who was erased since the backup.`);
  const lines = (await readFile(file, 'utf8')).split('\n').filter((line) => line.trim() !== '');
  try {
    return new Map(lines.map(readErasure).map(({ userId, at }) => [userId, at]));
  } catch (error) {
    throw new UserError(`${file} cannot be read: ${(error as Error).message}`);
  }
}

export async function writeErasureLog(file: string, log: ErasureLog): Promise<void> {
  const draft = `${file}.${process.pid}.draft`;
  await writeFile(draft, formatErasures(log), { mode: 0o600 });
  await rename(draft, file);
}

export interface Brokers {
  readonly brokers: string;
  /** Stands before topics and groups. */
  readonly prefix: string;
  readonly security?: KafkajsConfig;
}

/** Who was erased in the last seven days, as Kafka still has it: also after the log was last written. */
export async function erasuresInKafka({ brokers, prefix, security }: Brokers): Promise<ErasureLog> {
  const kafka = connectKafkajs('erasures', brokers, createLog('erasures', 'silent'), security);
  const topic = `${prefix}user-changed`;
  const admin = kafka.admin();
  await admin.connect();
  try {
    if (!(await admin.listTopics()).includes(topic)) return new Map();
    const unread = new Map<number, number>();
    for (const { partition, low, high } of await admin.fetchTopicOffsets(topic)) {
      if (Number(high) > Number(low)) unread.set(partition, Number(high));
    }
    const found = new Map<number, Date>();
    if (unread.size === 0) return found;
    const groupId = `${prefix}erasures-${randomUUID()}`;
    const consumer = kafka.consumer({ groupId, allowAutoTopicCreation: false });
    const { promise: isRead, resolve } = Promise.withResolvers<void>();
    await consumer.connect();
    await consumer.subscribe({ topics: [topic], fromBeginning: true });
    await consumer.run({
      async eachMessage({ partition, message: { value, offset } }) {
        const erasure = erasureIn(String(value));
        if (erasure !== null && !found.has(erasure.userId)) found.set(erasure.userId, erasure.at);
        if (Number(offset) + 1 >= (unread.get(partition) ?? 0)) unread.delete(partition);
        if (unread.size === 0) resolve();
      },
    });
    await isRead;
    await consumer.disconnect();
    await admin.deleteGroups([groupId]);
    return found;
  } finally {
    await admin.disconnect();
  }
}

/** Unreadable messages are dead letters of a service, which an operator examines. */
function erasureIn(message: string): Erasure | null {
  try {
    const { occurredAt: at, data } = JSON.parse(message) as EventByTopic['user-changed'];
    return data.change === 'deleted' ? { userId: data.userId, at: new Date(at) } : null;
  } catch {
    return null;
  }
}
