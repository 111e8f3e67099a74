import { browserMemory } from '@zielona-fala/web-kit/storage';

const ON = 'on';

/** Whether films in sign language are offered beside questions; off until the learner switches them on in this browser. */
export function isSignLanguageOn(): boolean {
  return browserMemory.read('signLanguage') === ON;
}

export function rememberSignLanguage(on: boolean): void {
  browserMemory.write('signLanguage', on ? ON : null);
}
