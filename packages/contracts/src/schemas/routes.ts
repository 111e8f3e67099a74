import Joi from 'joi';
import { REMOTES } from '../portal/remotes.ts';
import { AUDIENCES, type DescribedPage, FRAMES, MENUS, type RoutesDocument } from '../portal/routes.ts';
import { inEachLanguage } from './each-language.ts';
import { problemOf } from './route-rules.ts';

const text = Joi.string().trim().max(300);
const path = Joi.string()
  .pattern(/^(\/|(\/([a-zA-Z0-9-]+|:[a-zA-Z_]\w*))+)$/)
  .max(200);

const name = /^[a-z][a-z0-9-]*$/;
const word = Joi.string()
  .pattern(/^[a-z0-9-]+$/)
  .max(60);
const file = Joi.string()
  .pattern(/^[a-z0-9-]+(\/[a-z0-9.-]+)*$/)
  .max(200);
const head = inEachLanguage(
  Joi.object({ title: text.required(), description: text.min(30).required(), keywords: text, picture: file }),
);

const page = Joi.object<DescribedPage>({
  paths: Joi.alternatives(path, inEachLanguage(path)).required(),
  instances: Joi.object().pattern(name, Joi.alternatives(word, inEachLanguage(word))),
  open: Joi.boolean(),
  fillsWindow: Joi.boolean(),
  audience: Joi.string()
    .valid(...AUDIENCES)
    .required(),
  frame: Joi.string()
    .valid(...FRAMES)
    .required(),
  indexed: Joi.boolean(),
  tab: Joi.string(),
  head,
  heads: Joi.object().pattern(name, head),
  menu: Joi.object({
    menus: Joi.array()
      .items(Joi.string().valid(...MENUS))
      .required(),
    order: Joi.number().required(),
    icon: Joi.string().max(40),
    label: inEachLanguage(text.max(40)).required(),
  }),
})
  .xor('head', 'heads')
  .and('heads', 'instances');

const keepsRules: Joi.CustomValidator<RoutesDocument> = (routes, helpers) => {
  const problem = problemOf(routes);
  return problem === null ? routes : helpers.message({ custom: problem });
};

/**
 * routes.json of a remote. The reader strips unknown keys, for a newer remote may say more; a page whose name is none is
 * refused all the same.
 */
export const ROUTES_DOCUMENT = Joi.object<RoutesDocument>({
  format: Joi.valid(1).required(),
  remote: Joi.string()
    .valid(...REMOTES)
    .required(),
  pages: Joi.object().pattern(name, page).unknown(false).required(),
}).custom(keepsRules);
