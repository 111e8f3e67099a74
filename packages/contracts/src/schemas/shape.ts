import Joi from 'joi';

declare const DEFAULTS: unique symbol;

/** An object after defaults have been applied for `Keys`, which a caller may omit. */
export type WithDefaults<Shape, Keys extends keyof Shape> = Shape & { readonly [DEFAULTS]?: Keys };

/** What may be sent to have a `Shape`. */
export type Sent<Shape> = typeof DEFAULTS extends keyof Shape
  ? SentWithout<Shape, NonNullable<Shape[typeof DEFAULTS & keyof Shape]> & keyof Shape>
  : Shape;

type SentWithout<Shape, Keys extends keyof Shape> = Omit<Shape, Keys | typeof DEFAULTS> &
  Partial<Pick<Shape, Keys>>;

/** The schemas that a value of a type can have; joi's own strict typing takes no readonly lists. */
type SchemaOf<Value> = [Value] extends [string]
  ? Joi.StringSchema
  : [Value] extends [number]
    ? Joi.NumberSchema
    : [Value] extends [boolean]
      ? Joi.BooleanSchema
      : [Value] extends [Date]
        ? Joi.DateSchema
        : [Value] extends [readonly unknown[]]
          ? // biome-ignore lint/suspicious/noExplicitAny: the items are checked where they are declared
            Joi.ArraySchema<any>
          : [Value] extends [object]
            ? Joi.ObjectSchema
            : Joi.Schema;

/** The schema of an object with exactly the fields of `Shape`: one that is missing, too many or of another type does not compile. */
export function shapeOf<Shape>(
  fields: {
    readonly [Field in Exclude<keyof Shape, typeof DEFAULTS>]-?: SchemaOf<NonNullable<Shape[Field]>>;
  },
): Joi.ObjectSchema<Shape> {
  return Joi.object<Shape>(fields as Joi.PartialSchemaMap<Shape>);
}

/** The schema of a list whose items fit `item`. */
export function listOf<Item>(item: Joi.ObjectSchema<Item>): Joi.ArraySchema<readonly Item[]> {
  return Joi.array<readonly Item[]>().items(item);
}

/** A schema that the document of the API describes once, by this name, where calls answer with it. */
export function named<Schema extends Joi.AnySchema>(className: string, schema: Schema): Schema {
  return schema.meta({ className });
}
