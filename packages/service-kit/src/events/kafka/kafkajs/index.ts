export { connectKafkajs, type KafkajsConfig } from './connect.ts';
export { readErasures } from './erasures.ts';
export {
  AclOperationTypes,
  AclPermissionTypes,
  AclResourceTypes,
  ConfigResourceTypes,
  Kafka,
  logLevel,
  ResourcePatternTypes,
} from './library.ts';
export { withKafkaAdmin } from './with-admin.ts';
