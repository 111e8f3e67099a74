import { browserMemory } from '@zielona-fala/web-kit/storage';

/** Whether films in sign language are offered beside questions; off until the learner switches them on in this browser. */
export function isSignLanguageOn(): boolean {
  return browserMemory.read('signLanguage') !== null;
}

export function rememberSignLanguage(on: boolean): void {
  browserMemory.write('signLanguage', on ? 'on' : null);
}
