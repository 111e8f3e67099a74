import Joi from 'joi';
import { mongo } from 'mongoose';

/** Why an event could not be applied, or a mail not be written, in words that hold no value of it: those of joi and MongoDB can. */
export function reasonOf(error: unknown): string {
  if (Joi.isError(error)) {
    return `${error.name}: ${error.details.map(({ path, type }) => `${path.join('.')} (${type})`).join(', ')}`;
  }
  if (error instanceof mongo.MongoServerError) return `${error.name}: code ${error.code}`;
  return error instanceof Error ? `${error.name}: ${error.message}` : String(error);
}
