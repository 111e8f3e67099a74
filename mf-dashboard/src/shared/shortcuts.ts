const KEY = 'examShortcuts';
const OFF = 'off';

/** Whether single keys answer in the exam; on until the learner switches them off in this browser. */
export function areShortcutsOn(): boolean {
  try {
    return localStorage.getItem(KEY) !== OFF;
  } catch {
    return true;
  }
}

export function rememberShortcuts(on: boolean): void {
  try {
    if (on) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, OFF);
  } catch {
    // private windows refuse storage; the choice then lasts as long as the page
  }
}
