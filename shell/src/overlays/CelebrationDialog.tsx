import type { UserDto } from '@zielona-fala/contracts';
import type { Win } from '@zielona-fala/contracts/portal';
import { useUser } from '@zielona-fala/web-kit/session';
import { Button, Dialog, GreenWaveScene, Lights } from '@zielona-fala/web-kit/ui';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { selectNextLevelModalOpen, shellActions } from '../state/shell-state.ts';
import * as css from './CelebrationDialog.module.css';
import type { ShellCelebration } from './celebration.ts';

const LIGHTS = 10;
/** Long enough to read the verdict of the exam that brought it. */
const AFTER_MS = 4000;

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

/**
 * Tells the learner at once what was won: a level, medals, the day of a streak. Opens when there is a cause to and nothing
 * that comes first holds it back; closed by an explicit action.
 */
export function CelebrationDialog({ celebration }: { readonly celebration: ShellCelebration }) {
  const intl = useIntl();
  const dispatch = useDispatch();
  const isLevelReached = useSelector(selectNextLevelModalOpen);
  const { wins, held } = celebration;
  const won = useSyncExternalStore(wins.subscribe, wins.get, wins.get);
  const isHeld = useSyncExternalStore(held.subscribe, held.get, held.get);
  const isCause = isLevelReached || won.some(({ isCompanion }) => !isCompanion);
  const isOpen = useHeldFor(AFTER_MS, isCause && !isHeld);
  const learner = useUser();
  if (!isOpen || !learner) return null;
  const close = () => {
    celebration.end();
    dispatch(shellActions.nextLevelModalClosed());
  };
  const main = isLevelReached ? null : won.find(({ isCompanion }) => !isCompanion);
  const title =
    main?.title ??
    intl.formatMessage(
      {
        id: 'shell.level.title',
        defaultMessage: 'Poziom {level, number}',
        description: 'Title of the next-level dialog',
      },
      { level: learner.level },
    );
  return (
    <Dialog isOpen onClose={close} title={title} art={<GreenWaveScene />}>
      {main ? <p>{main.text}</p> : <Level level={learner} title={title} />}
      <Wins wins={won.filter((win) => win !== main)} />
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

interface LevelProps {
  readonly level: UserDto;
  readonly title: string;
}

function Level({ level: { level, experienceToNextLevel }, title }: LevelProps) {
  const intl = useIntl();
  const lit = ((level - 1) % LIGHTS) + 1;
  return (
    <>
      <p>
        {intl.formatMessage(
          {
            id: 'shell.level.text',
            defaultMessage:
              'Do poziomu {next, number} {missing, plural, one {brakuje # punktu} few {brakuje # punktów} many {brakuje # punktów} other {brakuje # punktu}} doświadczenia.',
            description: 'How far the level after this one is',
          },
          { next: level + 1, missing: experienceToNextLevel },
        )}
      </p>
      <Lights
        big
        lightUp
        label={title}
        lights={Array.from({ length: LIGHTS }, (_, index) => (index < lit ? 'on' : 'off'))}
      />
    </>
  );
}

function Wins({ wins }: { readonly wins: readonly Win[] }) {
  if (wins.length === 0) return null;
  return (
    <ul className={css.wins}>
      {wins.map(({ title, text }) => (
        <li key={`${title} ${text}`} className={css.win}>
          <b>{title}</b>
          {text}
        </li>
      ))}
    </ul>
  );
}
