import { TEXT } from './without-descriptions.ts';

const DEFAULT_MESSAGE = new RegExp(`defaultMessage\\s*[:=]\\s*${TEXT},?`, 'g');

/**
 * A loader that takes the Polish texts out of messages, for a build that is never shown without its compiled messages.
 * @param code TypeScript
 */
export default function withoutDefaultMessages(code: string): string {
  return code.replace(DEFAULT_MESSAGE, '');
}
