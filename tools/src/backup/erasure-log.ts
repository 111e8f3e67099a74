import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type Erasure, readErasure } from '@zielona-fala/contracts/schemas';
import { connectKafkajs, type KafkajsConfig, readErasures } from '@zielona-fala/service-kit/kafkajs';
import { createLog, replaceFile } from '@zielona-fala/service-kit/process';
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

export const writeErasureLog = (file: string, log: ErasureLog): Promise<void> =>
  replaceFile(file, formatErasures(log));

export interface Brokers {
  readonly brokers: string;
  /** Stands before topics and groups. */
  readonly prefix: string;
  readonly security?: KafkajsConfig;
}

/** Who was erased in the last seven days, as Kafka still has it: also after the log was last written. */
export async function erasuresInKafka({ brokers, prefix, security }: Brokers): Promise<ErasureLog> {
  const kafka = connectKafkajs('erasures', brokers, createLog('erasures', 'silent'), security);
  const found = (await readErasures(kafka, prefix)) ?? [];
  return new Map(found.map(({ userId, at }) => [userId, at]));
}
