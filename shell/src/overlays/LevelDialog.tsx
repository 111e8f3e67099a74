import { useUser } from '@zielona-fala/web-kit/session';
import { Button, Dialog, GreenWaveScene, Lights } from '@zielona-fala/web-kit/ui';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { selectNextLevelModalOpen, shellActions } from '../state/shell-state.ts';

const LIGHTS = 10;
/** Long enough to read the verdict of the exam that brought the level. */
const AFTER_MS = 2500;

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

/** Tells the learner of a new level; opened when the session reaches one, closed by an explicit action. */
export function LevelDialog() {
  const intl = useIntl();
  const dispatch = useDispatch();
  const isOpen = useHeldFor(AFTER_MS, useSelector(selectNextLevelModalOpen));
  const level = useUser();
  if (!isOpen || !level) return null;
  const close = () => dispatch(shellActions.nextLevelModalClosed());
  const title = intl.formatMessage(
    {
      id: 'shell.level.title',
      defaultMessage: 'Poziom {level, number}',
      description: 'Title of the next-level dialog',
    },
    { level: level.level },
  );
  const lit = ((level.level - 1) % LIGHTS) + 1;
  return (
    <Dialog isOpen onClose={close} title={title} art={<GreenWaveScene />}>
      <p>
        {intl.formatMessage(
          {
            id: 'shell.level.text',
            defaultMessage:
              'Do poziomu {next, number} {missing, plural, one {brakuje # punktu} few {brakuje # punktów} many {brakuje # punktów} other {brakuje # punktu}} doświadczenia.',
            description: 'How far the level after this one is',
          },
          { next: level.level + 1, missing: level.experienceToNextLevel },
        )}
      </p>
      <Lights
        big
        lightUp
        label={title}
        lights={Array.from({ length: LIGHTS }, (_, index) => (index < lit ? 'on' : 'off'))}
      />
      <Button kind="go" autoFocus onPress={close}>
        {intl.formatMessage({
          id: 'shell.level.close',
          defaultMessage: 'Jadę dalej',
          description: 'Closes the next-level dialog',
        })}
      </Button>
    </Dialog>
  );
}
