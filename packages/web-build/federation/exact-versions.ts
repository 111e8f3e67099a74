const UP_TO = '<=';

/**
 * In place of the core's ranges: builds name exact versions, so that it asks whether two are the same or which is later.
 * @param range a version, `<=` and a version, or `*` for any
 * @public imported by the core
 */
export function satisfy(version: string, range: string): boolean {
  if (range.startsWith(UP_TO)) {
    return version.localeCompare(range.slice(UP_TO.length), 'en', { numeric: true }) <= 0;
  }
  return range === '*' || version === range;
}
