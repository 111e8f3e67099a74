import { Button, ButtonLink } from '@zielona-fala/web-kit/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { pathOf } from '../../../path-of.ts';
import { ChoiceDialog } from '../../../shared/ui/ChoiceDialog.tsx';

export interface PauseDialogProps {
  readonly isOpen: boolean;
  /** Questions without an answer. */
  readonly open: number;
  readonly isEnding: boolean;
  readonly onStay: () => void;
  readonly onEnd: () => void;
}

/** The ways out of a learning test: come back later, or end it now. */
export function PauseDialog({ isOpen, open, isEnding, onStay, onEnd }: PauseDialogProps) {
  const intl = useIntl();
  return (
    <ChoiceDialog
      isOpen={isOpen}
      onClose={onStay}
      title={intl.formatMessage({
        id: 'dashboard.practice.pause.title',
        defaultMessage: 'Przerwa czy koniec?',
        description: 'Asks whether to pause or to end a learning test',
      })}
      text={
        <FormattedMessage
          id="dashboard.practice.pause.text"
          defaultMessage="{count, plural, =0 {Masz odpowiedź na każde pytanie.} one {Bez odpowiedzi zostało # pytanie.} few {Bez odpowiedzi zostały # pytania.} many {Bez odpowiedzi zostało # pytań.} other {Bez odpowiedzi zostało # pytania.}} To, na co masz odpowiedź, jest zapisane."
          description="How many questions of a learning test have no answer yet"
          values={{ count: open }}
        />
      }
      stay={
        <FormattedMessage
          id="dashboard.practice.pause.stay"
          defaultMessage="Ucz się dalej"
          description="Goes on with the learning test"
        />
      }
    >
      <ButtonLink wide to={pathOf('dashboard-home')}>
        <FormattedMessage
          id="dashboard.practice.pause.later"
          defaultMessage="Wrócę później"
          description="Leaves the learning test as it is, to come back to it"
        />
      </ButtonLink>
      <Button wide isPending={isEnding} onPress={onEnd}>
        <FormattedMessage
          id="dashboard.practice.pause.end"
          defaultMessage="Zakończ i zobacz wynik"
          description="Ends the learning test with the answers given"
        />
      </Button>
    </ChoiceDialog>
  );
}
