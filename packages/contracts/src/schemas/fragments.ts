import Joi from 'joi';
import { LOCALES } from '../locales.ts';
import type { Fragment, FragmentsDocument } from '../portal/fragments.ts';
import { REMOTES } from '../portal/remotes.ts';
import { shapeOf } from './shape.ts';

const file = Joi.string()
  .pattern(/^[\w@.-]+(\/[\w@.-]+)*$/)
  .max(300);
const build = Joi.string().alphanum().required();
const files = Joi.array().items(file).required();
const inEachLanguage = (value: Joi.Schema): Joi.ObjectSchema =>
  Joi.object(Object.fromEntries(LOCALES.map((locale) => [locale, value.required()]))).required();

/** fragments.json of a remote. The reader strips unknown keys, for a newer remote may say more. */
export const FRAGMENTS_DOCUMENT = shapeOf<FragmentsDocument>({
  format: Joi.number().valid(2).required(),
  remote: Joi.string()
    .valid(...REMOTES)
    .required(),
  build,
  remoteEntry: file.required(),
  pages: inEachLanguage(Joi.object().pattern(/^\//, file)),
});

/** A page that a remote's build rendered. */
export const FRAGMENT = shapeOf<Fragment>({
  format: Joi.number().valid(2).required(),
  build,
  html: Joi.string().required(),
  css: Joi.string().allow('').required(),
  styles: files,
  scripts: files,
  structuredData: Joi.array()
    .items(Joi.object({ '@type': Joi.string().required() }).unknown())
    .required(),
  messages: Joi.object().unknown().required(),
});
