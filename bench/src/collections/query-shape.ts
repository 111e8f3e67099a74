import type { Operation } from '@zielona-fala/service-kit/testing';

/** What an operation asks, by its fields alone. Operations of one shape differ in values only. */
export function shapeOf({ kind, command }: Pick<Operation, 'kind' | 'command'>): string {
  if ('aggregate' in command) return `aggregate ${fieldsOf(command.pipeline)}`;
  const filter = command.filter ?? command.query ?? command.q;
  const sort = isFields(command.sort) ? ` sort ${fieldsOf(command.sort)}` : '';
  return `${nameOf(kind, command)} ${fieldsOf(filter)}${sort}`;
}

function nameOf(kind: string, command: Operation['command']): string {
  return ['find', 'findAndModify', 'count', 'distinct'].find((name) => name in command) ?? kind;
}

/** Answers and memories are fields named by their question. */
const NUMBER = /\d{4,}/;

/** Names of fields and operators; values of several of one kind are named once. */
function fieldsOf(value: unknown): string {
  if (Array.isArray(value)) {
    const parts = [...new Set(value.map(fieldsOf))].filter((part) => part !== '');
    return parts.length === 0 ? '' : `[${parts.join(', ')}]`;
  }
  if (!isFields(value)) return '';
  const parts = Object.entries(value).map(([field, inner]) => {
    const fields = fieldsOf(inner);
    const name = field.replace(NUMBER, 'N');
    return fields === '' ? name : `${name} ${fields}`;
  });
  return `{ ${parts.join(', ')} }`;
}

const isFields = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
