import { Button } from '@zielona-fala/web-kit/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { ChoiceDialog } from '../../../shared/ui/ChoiceDialog.tsx';
import { inRuns } from '../domain/view.ts';
import { StayWords } from './StayWords.tsx';

export interface FinishDialogProps {
  readonly isOpen: boolean;
  /** Places of the questions without an answer. */
  readonly unanswered: readonly number[];
  readonly onStay: () => void;
  readonly onFinish: () => void;
}

/** Confirms ending an exam early. The clock keeps running. */
export function FinishDialog({ isOpen, unanswered, onStay, onFinish }: FinishDialogProps) {
  const intl = useIntl();
  return (
    <ChoiceDialog
      role="alertdialog"
      isOpen={isOpen}
      onClose={onStay}
      title={intl.formatMessage({
        id: 'dashboard.exam.finish.title',
        defaultMessage: 'Zakończyć egzamin?',
        description: 'Asks before the exam is ended early',
      })}
      text={
        <FormattedMessage
          id="dashboard.exam.finish.text"
          defaultMessage="{count, plural, =0 {Masz odpowiedź na każde pytanie.} one {Brakuje odpowiedzi na # pytanie: {places}. Da 0 punktów.} few {Brakuje odpowiedzi na # pytania: {places}. Dadzą 0 punktów.} many {Brakuje odpowiedzi na # pytań: {places}. Dadzą 0 punktów.} other {Brakuje odpowiedzi na # pytania: {places}. Dadzą 0 punktów.}} Wynik zobaczysz od razu, ale nie da się już wrócić do pytań."
          description="How many questions would stay without an answer, and their places in the exam, as 3, 7–9 and 12"
          values={{ count: unanswered.length, places: intl.formatList(inRuns(unanswered)) }}
        />
      }
      stay={<StayWords />}
    >
      <Button wide onPress={onFinish}>
        <FormattedMessage
          id="dashboard.exam.finish.confirm"
          defaultMessage="Zakończ egzamin"
          description="Ends the exam now"
        />
      </Button>
    </ChoiceDialog>
  );
}
