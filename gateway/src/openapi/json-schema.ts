import type Joi from 'joi';

/** A schema of JSON Schema 2020-12, as far as joi writes one. */
export interface JsonSchema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly default?: unknown;
  readonly format?: string;
  readonly pattern?: string;
  readonly description?: string;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly patternProperties?: Readonly<Record<string, JsonSchema>>;
  readonly additionalProperties?: boolean | JsonSchema;
  readonly required?: readonly string[];
  readonly items?: JsonSchema;
  readonly anyOf?: readonly JsonSchema[];
  readonly allOf?: readonly JsonSchema[];
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly exclusiveMinimum?: number;
}

/** What joi itself says of a schema. @param side of the caller (`input`), or of what comes out (`output`) */
export function jsonSchemaOf(schema: Joi.AnySchema, side: 'input' | 'output'): JsonSchema {
  return schema['~standard'].jsonSchema[side]({ target: 'draft-2020-12' });
}
