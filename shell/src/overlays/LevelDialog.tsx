import type { LevelInfo } from '@zielona-fala/contracts';
import type { Signal } from '@zielona-fala/web-kit/host';
import { clientActions, selectNextLevelModalOpen } from '@zielona-fala/web-kit/session';
import { Button, Dialog, GreenWaveScene, Run } from '@zielona-fala/web-kit/ui';
import { useSyncExternalStore } from 'react';
import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';

const LIGHTS = 10;

/** Tells the learner of a new level; opened by the session's level watch, closed by an explicit action. */
export function LevelDialog({ reached }: { readonly reached: Signal<LevelInfo | null> }) {
  const intl = useIntl();
  const dispatch = useDispatch();
  const isOpen = useSelector(selectNextLevelModalOpen);
  const level = useSyncExternalStore(reached.subscribe, reached.get);
  if (!isOpen || !level) return null;
  const close = () => dispatch(clientActions.nextLevelModalClosed());
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
      <Run
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
