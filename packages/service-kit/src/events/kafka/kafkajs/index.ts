export { connectKafkajs, type KafkajsConfig } from './connect.ts';
export { readErasures } from './erasures.ts';
export {
  AclOperationTypes,
  AclPermissionTypes,
  AclResourceTypes,
  ConfigResourceTypes,
  type Kafka,
  KafkaJSError,
  ResourcePatternTypes,
} from './library.ts';
export { ASKED_ONCE, silentKafka } from './silent.ts';
export { withKafkaAdmin } from './with-admin.ts';
