import process from 'node:process';
import { createEvents } from '@zielona-fala/service-kit/events';
import { connectMongo } from '@zielona-fala/service-kit/mongo';
import {
  createLog,
  createMetrics,
  readKafkaConnection,
  systemClock,
} from '@zielona-fala/service-kit/process';
import { statisticsHandler } from '../../baselines/events/statistics-handler.ts';

const { MONGODB_URI = '', KAFKA_BROKERS = '', KAFKA_PREFIX = '' } = process.env;
const connection = await connectMongo(MONGODB_URI);
const events = createEvents({
  service: 'killed',
  connection,
  brokers: KAFKA_BROKERS,
  prefix: KAFKA_PREFIX,
  kafka: readKafkaConnection(process.env),
  clock: systemClock,
  log: createLog('killed', 'info'),
  metrics: createMetrics(),
});
await events.start([await statisticsHandler(connection)]);
