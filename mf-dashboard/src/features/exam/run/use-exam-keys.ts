import { useEffect, useEffectEvent } from 'react';
import { commandOf, type KeyCommand } from '../domain/keys.ts';
import type { ExamQuestion } from '../domain/question.ts';

const CONTROLS = 'a, button, input, select, textarea, summary, video, [role="button"], [role="dialog"]';

/** Listens to the exam's keys while `enabled`. */
export function useExamKeys(
  question: ExamQuestion,
  enabled: boolean,
  onCommand: (command: KeyCommand) => void,
): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.repeat || event.ctrlKey || event.altKey || event.metaKey) return;
    const controlHasFocus = event.target instanceof Element && event.target.closest(CONTROLS) !== null;
    const command = commandOf(event.key, question, controlHasFocus);
    if (!command) return;
    event.preventDefault();
    onCommand(command);
  });
  useEffect(() => {
    if (!enabled) return;
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [enabled]);
}
