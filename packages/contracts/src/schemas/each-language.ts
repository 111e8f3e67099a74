import Joi from 'joi';
import { LOCALES } from '../locales.ts';

/** An object with the same in each language of the interface. */
export const inEachLanguage = (value: Joi.Schema): Joi.ObjectSchema =>
  Joi.object(Object.fromEntries(LOCALES.map((locale) => [locale, value.required()])));
