let press: Promise<void> = Promise.resolve();

function followPress(): void {
  press = new Promise((resolve) => {
    for (const name of ['pointerup', 'pointercancel'])
      document.addEventListener(name, () => resolve(), { capture: true, once: true });
  });
}

/** Notices presses of a pointer from now on. @returns ends that */
export function followPresses(): () => void {
  document.addEventListener('pointerdown', followPress, { capture: true });
  return () => document.removeEventListener('pointerdown', followPress, { capture: true });
}

/**
 * Resolves when the press that is under way, if any, has clicked. What moves before takes the click from where it began: a
 * press on a link below a field takes the focus from the field first.
 */
export async function afterPress(): Promise<void> {
  await press;
  await new Promise((resolve) => setTimeout(resolve));
}
