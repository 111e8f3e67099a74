import Joi from 'joi';
import type { CollectedFragment, Fragment, FragmentParts, FragmentsDocument } from '../portal/fragments.ts';
import { REMOTES } from '../portal/remotes.ts';
import { inEachLanguage } from './each-language.ts';
import { shapeOf } from './shape.ts';

const file = Joi.string()
  .pattern(/^[\w@.-]+(\/[\w@.-]+)*$/)
  .max(300);
const build = Joi.string().alphanum().required();
const PAGE_FILES = {
  styles: Joi.array().items(file).required(),
  scripts: Joi.array().items(file).required(),
};

/** fragments.json of a remote. The reader strips unknown keys, for a newer remote may say more. */
export const FRAGMENTS_DOCUMENT = shapeOf<FragmentsDocument>({
  format: Joi.number().valid(2).required(),
  remote: Joi.string()
    .valid(...REMOTES)
    .required(),
  build,
  remoteEntry: file.required(),
  pages: inEachLanguage(Joi.object().pattern(/^\//, file)).required(),
  files: inEachLanguage(Joi.object().pattern(/^\//, Joi.object(PAGE_FILES))),
});

const RENDERED_FIELDS = {
  format: Joi.number().valid(2).required(),
  build,
  html: Joi.string().required(),
  structuredData: Joi.array()
    .items(Joi.object({ '@type': Joi.string().required() }).unknown())
    .required(),
};

const PARTS_FIELDS = {
  ...PAGE_FILES,
  css: Joi.string().allow('').required(),
  messages: Joi.object().unknown().required(),
};

/** A page that a remote's build rendered. */
export const FRAGMENT = shapeOf<Fragment>({ ...RENDERED_FIELDS, ...PARTS_FIELDS });

/** One of many pages of a kind, and what they have in common. */
export const COLLECTED_FRAGMENT = shapeOf<CollectedFragment>({ ...RENDERED_FIELDS, parts: file.required() });
export const FRAGMENT_PARTS = shapeOf<FragmentParts>(PARTS_FIELDS);
