import type { UserDto } from '@zielona-fala/contracts';
import type { Win } from '@zielona-fala/contracts/portal';
import { Button, Dialog, GreenWaveScene, Lights } from '@zielona-fala/web-kit/ui';
import { useIntl } from 'react-intl';
import * as css from './CelebrationDialog.module.css';

const LIGHTS = 10;

export interface CelebrationDialogProps {
  readonly learner: UserDto;
  readonly isLevelReached: boolean;
  readonly wins: readonly Win[];
  readonly onClose: () => void;
}

/** Tells the learner what was won: a level, medals, the day of a streak. Closed by an explicit action. */
export function CelebrationDialog({ learner, isLevelReached, wins, onClose }: CelebrationDialogProps) {
  const intl = useIntl();
  const main = isLevelReached ? null : wins.find(({ isCompanion }) => !isCompanion);
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
    <Dialog isOpen closesExplicitly onClose={onClose} title={title} art={<GreenWaveScene />}>
      {main ? <p>{main.text}</p> : <Level level={learner} title={title} />}
      <Wins wins={wins.filter((win) => win !== main)} />
      <Button kind="go" autoFocus onPress={onClose}>
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
