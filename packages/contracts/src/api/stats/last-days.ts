import Joi from 'joi';

const DEFAULT_DAYS = 365;

/** How many days back exams are asked for. */
export const LAST_DAYS = Joi.number().integer().min(1).max(10_000).default(DEFAULT_DAYS);
