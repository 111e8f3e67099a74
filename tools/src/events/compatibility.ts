import { isDeepStrictEqual } from 'node:util';
import type { Description } from 'joi';

/**
 * How a schema differs from one that is deployed, beyond optional fields that were added: by each of these, an event
 * that waits could no longer be read, or a consumer of before could not read a new one.
 */
export function incompatibilities(before: Description, now: Description, path = 'data'): readonly string[] {
  const { keys: fieldsBefore = {}, items: itemsBefore = [], ...rulesBefore } = before;
  const { keys: fields = {}, items = [], ...rules } = now;
  return [
    ...(isDeepStrictEqual(rulesBefore, rules) ? [] : [`${path} follows other rules`]),
    ...Object.entries<Description>(fieldsBefore).flatMap(([name, field]) =>
      name in fields
        ? incompatibilities(field, fields[name], `${path}.${name}`)
        : [`${path}.${name} is gone`],
    ),
    ...Object.entries<Description>(fields)
      .filter(([name, field]) => !(name in fieldsBefore) && isRequired(field))
      .map(([name]) => `${path}.${name} is new and required`),
    ...(itemsBefore.length === items.length
      ? (itemsBefore as Description[]).flatMap((item, place) =>
          incompatibilities(item, items[place], `${path}[]`),
        )
      : [`${path}[] has other kinds of items`]),
  ];
}

const isRequired = ({ flags }: Description): boolean =>
  (flags as { readonly presence?: string } | undefined)?.presence === 'required';
