import Joi from 'joi';

/**
 * The schema of an object with exactly the fields of `Shape`: one that is missing or too many does not compile.
 * joi's own strict typing cannot be used, since it takes no readonly lists.
 */
export function shapeOf<Shape>(
  fields: {
    readonly [Field in keyof Shape]-?: Joi.Schema;
  },
): Joi.ObjectSchema<Shape> {
  return Joi.object<Shape>(fields as Joi.PartialSchemaMap<Shape>);
}

/** The schema of a list whose items fit `item`. */
export function listOf<Item>(item: Joi.ObjectSchema<Item>): Joi.ArraySchema<readonly Item[]> {
  return Joi.array<readonly Item[]>().items(item);
}
