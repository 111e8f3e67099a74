import { readFile } from 'node:fs/promises';
import Joi from 'joi';

/**
 * Reads a file of the review folder.
 * @throws Error that names the file that is missing or invalid
 */
export async function readArray<Item>(file: string, schema: Joi.ArraySchema<Item>): Promise<Item> {
  try {
    const input: unknown = JSON.parse(await readFile(file, 'utf8'));
    return Joi.attempt(input, schema, { convert: false });
  } catch (error) {
    throw new Error(`${file} cannot be used: ${error instanceof Error ? error.message : error}`, {
      cause: error,
    });
  }
}
