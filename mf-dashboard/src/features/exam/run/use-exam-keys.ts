import { useEffect, useEffectEvent } from 'react';
import { type KeyWish, wishOf } from '../domain/keys.ts';
import type { ExamQuestion } from '../domain/question.ts';

const CONTROLS = 'a, button, input, select, textarea, summary, video, [role="button"], [role="dialog"]';

/** Listens to the exam's keys while `enabled`. */
export function useExamKeys(question: ExamQuestion, enabled: boolean, onWish: (wish: KeyWish) => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.repeat || event.ctrlKey || event.altKey || event.metaKey) return;
    const controlHasFocus = event.target instanceof Element && event.target.closest(CONTROLS) !== null;
    const wish = wishOf(event.key, question, controlHasFocus);
    if (!wish) return;
    event.preventDefault();
    onWish(wish);
  });
  useEffect(() => {
    if (!enabled) return;
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [enabled]);
}
