import type { ClientErrorReport } from '@zielona-fala/contracts';
import { maskTokens } from '@zielona-fala/service-kit/http';

/** In this order: an address can hold digits, a token anything. */
const PERSONAL: readonly (readonly [pattern: RegExp, instead: string])[] = [
  [/[^\s<>()"]*@[^\s<>()",;]+/g, '[address]'],
  [/\beyJ[\w.-]+/g, '[token]'],
  [/(https?:\/\/[^\s"'?#]+)[?#][^\s"']*/g, '$1'],
  [/\b[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}\b/gi, '[id]'],
  [/(?<![\w-])(?=[a-z_-]*\d)[\w-]{24,}/gi, '[token]'],
  [/\b(?=[a-f]*\d)(?=\d*[a-f])[\da-f]{12,}\b/gi, '[id]'],
  [/\+?\d(?:[ -]?\d){5,}/g, '[number]'],
];

/** The report without addresses, tokens, ids and long numbers. */
export function maskReport({ message, path, ...rest }: ClientErrorReport): ClientErrorReport {
  return { ...rest, message: maskText(message), path: maskText(maskTokens(path.replace(/[?#].*$/, ''))) };
}

function maskText(text: string): string {
  return PERSONAL.reduce((masked, [pattern, instead]) => masked.replace(pattern, instead), text);
}
