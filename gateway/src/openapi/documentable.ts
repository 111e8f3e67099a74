import type Joi from 'joi';

/** Rules that are lost when joi writes a schema as JSON Schema. */
const LOST_RULES: ReadonlySet<unknown> = new Set(['alphanum', 'custom', 'external']);
const LOST_PARTS = { dependencies: 'relations between fields', whens: 'conditions', examples: 'examples' };

/**
 * What a schema checks that joi's own JSON Schema of it does not say, or says wrongly.
 * @param where name of the part of the request, the first word of each finding
 * @returns a finding for each place, e.g. `body.repeatPassword: references`
 */
export function findUndocumentable(schema: Joi.Schema, where: string): string[] {
  return findIn(schema.describe(), where);
}

function findIn(described: Joi.Description, where: string): string[] {
  const {
    rules = [],
    flags = {},
    allow = [],
    patterns = [],
    keys = {},
    items = [],
    matches = [],
  } = described;
  const lost = [
    ...Object.entries(LOST_PARTS).flatMap(([part, name]) => (part in described ? [name] : [])),
    ...(JSON.stringify([rules, allow]).includes('"ref":') ? ['references'] : []),
    ...('presence' in flags && flags.presence === 'forbidden' ? ['forbidden values'] : []),
    ...('only' in flags && allow.length > 1 && allow.includes(null) ? ['null among values'] : []),
    ...(patterns as Pattern[]).flatMap((pattern) => ('schema' in pattern ? ['patterns of schemas'] : [])),
    ...(rules as Rule[]).flatMap(({ name, args }) => {
      if (LOST_RULES.has(name)) return [name];
      return args?.options?.invert ? ['inverted patterns'] : [];
    }),
  ];
  return [
    ...lost.map((name) => `${where}: ${name}`),
    ...Object.entries(keys as Record<string, Joi.Description>).flatMap(([key, inner]) =>
      findIn(inner, `${where}.${key}`),
    ),
    ...(items as Joi.Description[]).flatMap((inner) => findIn(inner, `${where}[]`)),
    ...(patterns as Pattern[]).flatMap(({ rule }) => findIn(rule, `${where}.*`)),
    ...(matches as Match[]).flatMap((match) => (match.schema ? findIn(match.schema, where) : [])),
  ];
}

interface Rule {
  readonly name: string;
  readonly args?: { readonly options?: { readonly invert?: boolean } };
}

interface Pattern {
  readonly regex?: string;
  readonly schema?: Joi.Description;
  readonly rule: Joi.Description;
}

interface Match {
  readonly schema?: Joi.Description;
}
