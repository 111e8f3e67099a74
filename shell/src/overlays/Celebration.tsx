import { useUser } from '@zielona-fala/web-kit/session';
import { useLoaded } from '@zielona-fala/web-kit/ui';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { selectNextLevelModalOpen, shellActions } from '../state/shell-state.ts';
import type { ShellCelebration } from './celebration.ts';

/** Long enough to read the verdict of the exam that brought it. */
const AFTER_MS = 4000;

const loadDialog = async () => (await import('./CelebrationDialog.tsx')).CelebrationDialog;

/** Whether something has held for so long. */
function useHeldFor(milliseconds: number, holds: boolean): boolean {
  const [isHeld, setHeld] = useState(false);
  useEffect(() => {
    if (!holds) return;
    const timer = setTimeout(() => setHeld(true), milliseconds);
    return () => {
      clearTimeout(timer);
      setHeld(false);
    };
  }, [milliseconds, holds]);
  return isHeld;
}

/** Celebrates what was won at once, when there is a cause to and nothing that comes first holds it back. */
export function Celebration({ celebration }: { readonly celebration: ShellCelebration }) {
  const dispatch = useDispatch();
  const isLevelReached = useSelector(selectNextLevelModalOpen);
  const { wins, held } = celebration;
  const won = useSyncExternalStore(wins.subscribe, wins.get, wins.get);
  const isHeld = useSyncExternalStore(held.subscribe, held.get, held.get);
  const isCause = isLevelReached || won.some(({ isCompanion }) => !isCompanion);
  const isDue = isCause && !isHeld;
  const isOpen = useHeldFor(AFTER_MS, isDue);
  const CelebrationDialog = useLoaded(loadDialog, isDue);
  const learner = useUser();
  if (!isOpen || !learner || !CelebrationDialog) return null;
  const close = () => {
    celebration.end();
    dispatch(shellActions.nextLevelModalClosed());
  };
  return <CelebrationDialog learner={learner} isLevelReached={isLevelReached} wins={won} onClose={close} />;
}
