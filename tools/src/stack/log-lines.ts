/** Levels as words, and as the numbers a logger writes by default. */
const SHOWN: Record<string, string> = {
  warn: 'warning',
  error: 'error',
  fatal: 'fatal',
  40: 'warning',
  50: 'error',
  60: 'fatal',
};
const KNOWN_FIELDS = new Set(['level', 'time', 'name', 'msg', 'err', 'requestId', 'pid', 'hostname']);

type LogRecord = Record<string, unknown> & { err?: { message?: unknown } };

/**
 * What of a process's line belongs on the terminal: JSON records from warning up, in readable form, and
 * whatever is no record at all (a crash's trace). Null for the rest, which only the log file keeps.
 */
export function terminalLine(name: string, line: string): string | null {
  if (line.trim() === '') return null;
  const record = parse(line);
  if (!record) return `[${name}] ${line}`;
  const level = SHOWN[String(record.level)];
  if (!level) return null;
  const cause = record.err?.message ? `: ${record.err.message}` : '';
  const details = Object.entries(record)
    .filter(([field, value]) => !KNOWN_FIELDS.has(field) && typeof value !== 'object')
    .map(([field, value]) => `${field} ${value}`);
  if (record.requestId) details.push(`request ${record.requestId}`);
  return `[${name}] ${level}: ${record.msg ?? ''}${cause}${details.length > 0 ? ` (${details.join(', ')})` : ''}`;
}

function parse(line: string): LogRecord | null {
  if (!line.startsWith('{')) return null;
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
}
