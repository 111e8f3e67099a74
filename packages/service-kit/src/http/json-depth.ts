/** Objects and lists within each other. The deepest payload of the API has six. */
export const DEEPEST_JSON = 32;

/**
 * Where JSON is nested too deep, without recursion, which deep nesting would exhaust.
 * @returns the name of the outermost field that is, empty where the outermost value is a list; undefined where nothing is
 */
export function fieldNestedTooDeep(value: unknown): string | undefined {
  if (!isNested(value)) return undefined;
  for (const [field, inner] of Object.entries(value)) {
    if (isTooDeep(inner)) return Array.isArray(value) ? '' : field;
  }
  return undefined;
}

function isTooDeep(value: unknown): boolean {
  let level = [value].filter(isNested);
  for (let depth = 2; level.length > 0; depth += 1) {
    if (depth > DEEPEST_JSON) return true;
    level = level.flatMap((each) => Object.values(each).filter(isNested));
  }
  return false;
}

const isNested = (value: unknown): value is object => typeof value === 'object' && value !== null;
