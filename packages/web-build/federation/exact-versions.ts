const UP_TO = '<=';

/**
 * In place of the core's ranges: builds name exact versions, so that it asks whether two are the same or which is later.
 * @param range `<=` and a version, or a version
 * @public imported by the core
 */
export const satisfy = (version: string, range: string): boolean =>
  range.startsWith(UP_TO)
    ? version.localeCompare(range.slice(UP_TO.length), 'en', { numeric: true }) <= 0
    : version === range;
