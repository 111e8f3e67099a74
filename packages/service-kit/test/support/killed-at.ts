import { appendFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { connectMongo } from '../../src/mongo/index.ts';
import type { KafkaConnectionConfig } from '../../src/process/kafka-connection.ts';
import { createInterruptedService, SESSION } from './interrupted-service.ts';
import { watchRequests } from './kafka-requests.ts';

/**
 * A process that runs the interrupted service until all is done, noting each request to MongoDB and Kafka before it is
 * sent and after it was answered, and its sessions of MongoDB, and that is gone at one of them, by SIGKILL.
 * Arguments: database, brokers, prefix, how to connect to them, file of the notes, where to die (nothing: nowhere).
 */
const [, , mongoUri = '', brokers = '', prefix = '', kafkaText = '', notes = '', deadly = ''] = process.argv;
const kafka = JSON.parse(kafkaText) as KafkaConnectionConfig;
const met = new Map<string, number>();

function reach(place: string): void {
  const times = (met.get(place) ?? 0) + 1;
  met.set(place, times);
  const point = `${place}#${times}`;
  appendFileSync(notes, `${point}\n`);
  if (point === deadly) process.kill(process.pid, 'SIGKILL');
}

watchRequests(kafka.KAFKA_CLIENT, reach);

const watched = new URL(mongoUri);
watched.searchParams.set('monitorCommands', 'true');
const connection = await connectMongo(watched.href);
const names = new Map<number, string>();
const client = connection.getClient();
const sessions = new Set<string>();
client.on('commandStarted', ({ requestId, commandName, command }) => {
  const session = command.lsid?.id.toString('hex') ?? '';
  if (!sessions.has(session)) appendFileSync(notes, `${SESSION}${session}\n`);
  sessions.add(session);
  const collection = command[commandName];
  const name = typeof collection === 'string' ? `${commandName} ${collection}` : commandName;
  names.set(requestId, name);
  reach(`before MongoDB ${name}`);
});
client.on('commandSucceeded', ({ requestId }) => reach(`after MongoDB ${names.get(requestId)}`));

const service = createInterruptedService(connection, { brokers, prefix, kafka });
await service.start();
await service.makeChanges();
while (!(await service.isDone())) await pause(50);
await service.events.stop();
await connection.close();
