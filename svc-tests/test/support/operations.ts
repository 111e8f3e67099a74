import type { Operation } from '@zielona-fala/service-kit/testing';

/** The scheduler looks for expired exams every few seconds, whether or not anybody calls. */
export function isOfScheduler({ command: { filter } }: Pick<Operation, 'command'>): boolean {
  return typeof filter === 'object' && filter !== null && 'deadline' in filter;
}
