export { backoffMs } from './backoff.ts';
export { type CallerLimits, callerLimits } from './caller-limits.ts';
export { type Clock, systemClock } from './clock.ts';
export { CommandRefused } from './command-refused.ts';
export {
  ConfigError,
  EXAMPLE_OPERATOR,
  IDENTITY_CLIENT_CONFIG,
  type IdentityClientConfig,
  OPERATOR_CONFIG,
  type OperatorConfig,
  PAIR_TOKEN,
  PROCESS_CONFIG,
  type ProcessConfig,
  readConfig,
  readKafkaConnection,
  SERVICE_CONFIG,
  type ServiceConfig,
} from './config.ts';
export { currentContext, runInContext } from './context.ts';
export { newEventId, newId } from './ids.ts';
export { KAFKA_CONNECTION_CONFIG, type KafkaConnectionConfig } from './kafka-connection.ts';
export { createKeyedMutex } from './keyed-mutex.ts';
export { createLog, type Log } from './log.ts';
export { countFromZero, createMetrics, type Metrics, showAtScrape } from './metrics.ts';
export { probes } from './probes.ts';
export { remembered } from './remembered.ts';
export { replaceFile } from './replace-file.ts';
export { type App, type AppParts, runApp } from './run-app.ts';
export { runCommand } from './run-command.ts';
export { type HttpServer, startHttpServer } from './server.ts';
export { singleFlight } from './single-flight.ts';
export { isTransient } from './transient.ts';
export { within } from './within.ts';
