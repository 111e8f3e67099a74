import { browserMemory } from '@zielona-fala/web-kit/storage';

const OFF = 'off';

/** Whether single keys answer in the exam; on until the learner switches them off in this browser. */
export function areShortcutsOn(): boolean {
  return browserMemory.read('examShortcuts') !== OFF;
}

export function rememberShortcuts(on: boolean): void {
  browserMemory.write('examShortcuts', on ? null : OFF);
}
