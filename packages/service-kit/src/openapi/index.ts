export { describeApp, type Paths } from './description.ts';
export { type JsonSchema, jsonSchemaOf } from './json-schema.ts';
export { type Answer, DTO_SCHEMAS, type Operation, type Parameter } from './operation.ts';
